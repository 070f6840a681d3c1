/** Said in the README and when the product starts. */
export const DEMO_PASSWORD = 'Welkom-2026!';

/** Who can sign in; role 0 is an enterprise user, 1 an accountant. */
export const PEOPLE = {
  entrepreneur: {
    name: 'Sanne',
    last_name: 'Jansen',
    email: 'ondernemer@boekwerk.example',
    role: 0,
  },
  accountant: {
    name: 'Maarten',
    last_name: 'Visser',
    email: 'boekhouder@boekwerk.example',
    role: 1,
  },
  assistant: {
    name: 'Lotte',
    last_name: 'de Groot',
    email: 'assistent@boekwerk.example',
    role: 1,
  },
  colleague: {
    name: 'Femke',
    last_name: 'Smit',
    email: 'collega@boekwerk.example',
    role: 0,
  },
  importer: {
    name: 'Yusuf',
    last_name: 'Demir',
    email: 'import@boekwerk.example',
    role: 1,
  },
} as const;

/** A colleague who has not accepted yet. */
export const INVITED = {
  name: 'Ruben',
  last_name: 'Bos',
  email: 'ruben@visseradvies.example',
  role: 1,
} as const;
