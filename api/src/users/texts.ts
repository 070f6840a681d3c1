export const TEXTS = {
  user: 'Gebruiker',
  relation: 'Relatie',
  shortcut: 'Snelkoppeling',
  wrongAddress: 'E-mailadres is onjuist',
  passwordNeeded: 'Vul je huidige wachtwoord in om je e-mailadres te wijzigen.',
  wrongPassword: 'Huidig wachtwoord is onjuist',
  codeNeeded: 'Vul een code uit je app in om je e-mailadres te wijzigen.',
  userExists: 'Deze gebruiker bestaat al',
  ownName:
    'Deze gebruiker werkt ook bij een ander bedrijf of is daar uitgenodigd, en past de naam zelf aan',
  enterprise: 'Onderneming',
  onlyFirmAssigns: 'Alleen de eigenaar van een kantoor wijst ondernemingen toe',
  ownerSeesAll: 'Een eigenaar ziet alle ondernemingen',
  notInvited: 'Deze gebruiker heeft de uitnodiging al geaccepteerd',
  notYourself: 'Je kunt jezelf niet verwijderen',
  lastOwner: 'Dit is de enige eigenaar. Een bedrijf kan niet zonder eigenaar.',
  linkGone: 'Deze link is niet meer geldig. Vraag een nieuwe aan.',
} as const;
