import type { LoginNotice } from '../login-notice';
import { texts as common } from '../texts';

type Words = [title: string, text: string];

export const texts = {
  title: 'Welkom terug',
  documentTitle: 'Inloggen',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  submit: 'Inloggen',
  passkey: 'Inloggen met passkey',
  forgot: 'Wachtwoord vergeten?',
  register: 'Account aanmaken',
  expired: 'De verificatie duurde te lang. Log opnieuw in met je wachtwoord.',
  unavailable: common.failed,
  notices: {
    passwordChanged: ['Je wachtwoord is veranderd', 'Log opnieuw in met je nieuwe wachtwoord'],
    // Of an account, or of another address: nothing tells which, of a link that is over.
    activationFailed: [
      'Deze link werkt niet meer',
      'Hij is al gebruikt of verlopen. Log in om verder te gaan.',
    ],
    activated: ['Je account is geactiveerd!', 'Log in om verder te gaan.'],
    addressProven: ['Je e-mailadres is bevestigd', 'Log ermee in om verder te gaan.'],
    registered: ['Je account is aangemaakt', 'Log in om verder te gaan.'],
    invitationAccepted: ['Je hebt de uitnodiging geaccepteerd', 'Log in om verder te gaan.'],
  } satisfies Record<LoginNotice, Words>,
  endings: {
    expired: ['Je sessie is verlopen', 'Log opnieuw in, dan ga je verder waar je was.'],
    passwordChanged: [
      'Je bent uitgelogd',
      'Het wachtwoord van dit account is gewijzigd. Log in met het nieuwe wachtwoord, dan ga je verder waar je was.',
    ],
    signedOut: [
      'Je bent uitgelogd',
      'Deze sessie is ergens anders beëindigd. Log opnieuw in, dan ga je verder waar je was.',
    ],
    takenOver: [
      'Je bent voor de zekerheid uitgelogd',
      'Deze sessie is misschien ook door iemand anders gebruikt. Log opnieuw in, en wijzig je wachtwoord als je dit niet vertrouwt.',
    ],
    accessWithdrawn: (company: string | null): Words => [
      `Je hebt geen toegang meer tot ${company ?? 'dit bedrijf'}`,
      'De toegang is ingetrokken. Werk je ook voor een ander bedrijf, log dan opnieuw in.',
    ],
  } satisfies Record<string, Words | ((company: string | null) => Words)>,
};
