import { fullName } from '@boekwerk/shared/domain/user/full-name';

export const TEXTS = {
  user: 'Gebruiker',
  device: 'Apparaat',
  session: 'Sessie',
  wrongOwnPassword: 'Wachtwoord is onjuist',
  relation: 'Relatie',
  shortcut: 'Snelkoppeling',
  mostPinned: (most: number) =>
    `Je kunt hoogstens ${most} relaties vastzetten. Maak er eerst een los.`,
  mostOfKind: (most: number) =>
    `Je kunt hoogstens ${most} snelkoppelingen van een soort bewaren. Haal er eerst een weg.`,
  pinnedAlready: 'Deze relatie staat al vast.',
  wrongAddress: 'E-mailadres is onjuist',
  passwordNeeded: 'Vul je huidige wachtwoord in om je e-mailadres te wijzigen.',
  wrongPassword: 'Huidig wachtwoord is onjuist',
  codeNeeded: 'Vul een code uit je app in om je e-mailadres te wijzigen.',
  codeOfEither: 'Vul een code uit je app in, of een herstelcode.',
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

/** What the owners of a company are told in an e-mail. */
export const NOTIFICATION_TEXTS = {
  invited: (who: Parameters<typeof fullName>[0] & { email: string }) =>
    `Uitgenodigd als gebruiker: ${fullName(who)} (${who.email})`,
  removed: (name: string, email: string) => `Verwijderd als gebruiker: ${name} (${email})`,
  rights: (name: string, client: string, was: string, is: string) =>
    `Rechten van ${name} bij ${client}: ${was} → ${is}`,
  manyRights: (name: string, count: number) =>
    `Rechten van ${name}: gewijzigd bij ${count} ondernemingen`,
  noRight: 'geen',
};
