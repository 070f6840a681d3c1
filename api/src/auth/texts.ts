export const TEXTS = {
  administration: 'Administratie',
  wrongPair: 'Email of wachtwoord is onjuist',
  notActivated:
    'Activeer eerst je account met de link in de e-mail die je bij je registratie kreeg. Werkt die niet meer? Kies dan een nieuw wachtwoord via "Wachtwoord vergeten": dat activeert je account ook.',
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
    'Je hebt geen toegang meer tot een administratie. Vraag de eigenaar van het bedrijf om een uitnodiging, of registreer je met dit e-mailadres en wachtwoord voor een eigen bedrijf.',
  passwordRequired: 'Wachtwoord is verplicht.',
  passkey: {
    one: 'Passkey',
    product: 'Boekwerk',
    absent: 'Passkeys kunnen hier niet: daarvoor moet Boekwerk op een domein met https staan.',
    tooLate: 'Dit duurde te lang. Probeer het opnieuw.',
    unknown:
      'Met deze passkey kun je hier niet inloggen. Log in met je wachtwoord; bij Instellingen, Beveiliging zie je welke passkeys je hebt.',
    notMade:
      'Deze passkey kan niet worden toegevoegd. Probeer het opnieuw, of op een ander apparaat.',
    known: 'Deze passkey is al toegevoegd',
    tooMany: (most: number) => `Je hebt al ${most} passkeys. Verwijder er eerst een.`,
    codeNeeded: 'Vul een code uit je app in om een passkey toe te voegen.',
    wrongPassword: 'Wachtwoord is onjuist',
  },
  twoFactor: {
    off: 'Tweestapsverificatie is hier niet beschikbaar',
    required: 'Tweestapsverificatie is hier verplicht en kan niet uit',
    isOn: 'Tweestapsverificatie staat al aan',
    isNotOn: 'Tweestapsverificatie staat niet aan',
    notStarted: 'Begin opnieuw met instellen',
  },
};
