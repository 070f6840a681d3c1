import type { Says, Screen } from './screen';

const FORM: Says = {
  fields: ['Voornaam', 'Achternaam', 'Bedrijfsnaam', 'E-mailadres', 'Wachtwoord'],
};

const STEPS = [
  {
    do: [{ press: 'Account aanmaken' }],
    says: {
      texts: [
        'Voornaam is verplicht.',
        'Achternaam is verplicht.',
        'Bedrijfsnaam is verplicht.',
        'E-mail is verplicht.',
        'Wachtwoord is verplicht.',
        'Ga akkoord met de algemene voorwaarden',
      ],
    },
  },
  {
    do: [{ press: 'Lees de algemene voorwaarden' }],
    says: { buttons: ['Weigeren', 'Accepteren'] },
  },
];

export const register: Screen = {
  as: 'nobody',
  path: '/register',
  title: 'Account aanmaken',
  says: { ...FORM, texts: ['Ondernemer', 'Boekhouder'] },
  steps: STEPS,
};

export const adviserRegister: Screen = {
  as: 'nobody',
  path: '/adviser/register',
  title: 'Account aanmaken als boekhouder',
  says: FORM,
  steps: STEPS,
};
