import type { Screen } from './screen';

export const signIn: Screen = {
  as: 'nobody',
  path: '/login',
  title: 'Welkom terug',
  says: { fields: ['E-mailadres', 'Wachtwoord'], buttons: ['Inloggen'] },
  steps: [
    {
      do: [{ press: 'Inloggen' }],
      says: { texts: ['E-mail is verplicht.', 'Wachtwoord is verplicht.'] },
    },
    {
      do: [
        { fill: 'E-mailadres', with: 'niemand@nergens.example' },
        { fill: 'Wachtwoord', with: 'Onjuist-1' },
        { press: 'Inloggen' },
      ],
      says: { texts: ['Email of wachtwoord is onjuist'] },
    },
  ],
  isRefused: true,
};
