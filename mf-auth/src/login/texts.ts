import type { LoginNotice } from '../login-notice';
import { texts as common } from '../texts';

export const texts = {
  title: 'Welkom terug',
  documentTitle: 'Inloggen',
  email: 'E-mail',
  password: 'Wachtwoord',
  submit: 'Inloggen',
  forgot: 'Wachtwoord vergeten?',
  register: 'Account aanmaken',
  expired: 'De verificatie duurde te lang. Log opnieuw in met je wachtwoord.',
  unavailable: common.failed,
  notices: {
    passwordChanged: ['Je wachtwoord is veranderd', 'Log opnieuw in met je nieuwe wachtwoord'],
    activationFailed: [
      'Je account is niet geactiveerd',
      'Deze link is al gebruikt of verlopen. Log in om verder te gaan.',
    ],
    activated: ['Je account is geactiveerd!', 'Log in om verder te gaan.'],
    registered: ['Je account is aangemaakt', 'Log in om verder te gaan.'],
    invitationAccepted: ['Je hebt de uitnodiging geaccepteerd', 'Log in om verder te gaan.'],
  } satisfies Record<LoginNotice, [title: string, text: string]>,
};
