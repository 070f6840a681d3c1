import type { Screen } from './screen';

export const forgotPassword: Screen = {
  as: 'nobody',
  path: '/forgotpassword',
  title: 'Wachtwoord vergeten',
  says: { fields: ['E-mailadres'] },
  steps: [
    { do: [{ press: 'Verstuur link' }], says: { texts: ['E-mail is verplicht.'] } },
    {
      do: [{ fill: 'E-mailadres', with: 'geen adres' }, { press: 'Verstuur link' }],
      says: { texts: ['E-mailadres is onjuist'] },
    },
    {
      do: [{ fill: 'E-mailadres', with: 'niemand@nergens.example' }, { press: 'Verstuur link' }],
      says: { texts: ['Een e-mail is verzonden naar niemand@nergens.example'] },
    },
  ],
  isRefused: true,
};
