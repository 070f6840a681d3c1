export const TEXTS = {
  administration: 'Administratie',
  wrongPair: 'Email of wachtwoord is onjuist',
  notActivated:
    'Activeer eerst je account met de link in de e-mail die je bij je registratie kreeg.',
  device: (browser: string, system: string) => `${browser} op ${system}`,
  unknownDevice: 'Onbekend apparaat',
  handoverGone: 'Deze code is niet meer geldig',
  linkGone: 'Deze link is niet meer geldig',
  addressTaken: 'Dit e-mailadres is al in gebruik',
  alreadyActive: 'Je account is al actief. Log in om verder te gaan.',
  addressProven: 'Je nieuwe e-mailadres is al bevestigd. Log ermee in om verder te gaan.',
  addressInvited:
    'Dit e-mailadres is al in gebruik: er ligt een uitnodiging klaar. Open de link in die e-mail.',
  alreadyAccepted: 'Je hebt deze uitnodiging al geaccepteerd. Log in om verder te gaan.',
  wrongCode: 'Code is onjuist',
  usedCode: 'Deze code is al gebruikt. Wacht op de volgende code in je app.',
  commonPassword: 'Dit wachtwoord wordt veel gebruikt en is snel te raden. Kies een ander.',
  ownPassword: 'Gebruik niet je eigen naam, e-mailadres of bedrijfsnaam als wachtwoord.',
  noMembership:
    'Je hebt geen toegang meer tot een administratie. Vraag de eigenaar van het bedrijf om een uitnodiging.',
  passwordRequired: 'Wachtwoord is verplicht.',
  twoFactor: {
    off: 'Tweestapsverificatie is hier niet beschikbaar',
    required: 'Tweestapsverificatie is hier verplicht en kan niet uit',
    isOn: 'Tweestapsverificatie staat al aan',
    isNotOn: 'Tweestapsverificatie staat niet aan',
    notStarted: 'Begin opnieuw met instellen',
  },
};
