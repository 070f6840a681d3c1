import type { Screen } from './screen';

const NAV = ['Bedrijfsgegevens', 'Gebruikers'];

export const company: Screen = {
  as: 'newcomer',
  path: '/settings/company/edit',
  title: 'Bedrijfsgegevens',
  says: { links: [...NAV, 'Facturen'] },
  steps: [
    {
      do: [
        ...[
          'Bedrijfsnaam',
          'E-mailadres',
          'Btw-nummer',
          'Bankrekening (IBAN)',
          'Adres',
          'Postcode',
          'Plaats',
        ].map((fill) => ({ fill, with: '' })),
        { press: 'Opslaan' },
      ],
      says: {
        texts: [
          'Bedrijfsnaam is verplicht.',
          'E-mailadres is verplicht.',
          'BTW nummer is verplicht.',
          'Bankrekening is verplicht.',
          'Adres is verplicht.',
          'Postcode is verplicht.',
          'Stad is verplicht.',
        ],
      },
    },
  ],
};

export const firm: Screen = {
  as: 'boekhouder',
  path: '/settings/company/edit',
  title: 'Bedrijfsgegevens',
  says: { links: [...NAV, 'Twinfield koppeling'] },
};

export const users: Screen = {
  as: 'newcomer',
  path: '/settings/company/users',
  title: 'Gebruikers',
  says: { columns: ['Contactpersoon', 'E-mail'], buttons: ['Voeg gebruiker toe'] },
  steps: [
    {
      do: [{ press: 'Voeg gebruiker toe' }, { fill: 'Voornaam', with: 'a' }, { press: 'Opslaan' }],
      says: { texts: ['Achternaam is verplicht.', 'Email is verplicht.'] },
    },
    {
      do: [{ fill: 'Voornaam', with: '' }, { fill: 'Achternaam', with: 'a' }, { press: 'Opslaan' }],
      says: { texts: ['Voornaam is verplicht.'] },
    },
  ],
};

export const colleagues: Screen = {
  as: 'boekhouder',
  path: '/settings/company/users',
  title: 'Gebruikers',
  says: { buttons: ['Voeg gebruiker toe'] },
  steps: [
    { do: [{ press: 'Lotte de Groot' }], says: { texts: ['Wijzig gebruiker'] } },
    {
      do: [
        { press: 'Annuleren' },
        { press: 'Voeg gebruiker toe' },
        { fill: 'Voornaam', with: 'Lotte' },
        { fill: 'Achternaam', with: 'de Groot' },
        { fill: 'E-mailadres', with: 'lotte@nergens.example' },
        { press: 'Opslaan' },
      ],
      says: { texts: ['Selecteer minimaal één onderneming'] },
    },
    {
      do: [
        { fill: 'E-mailadres', with: 'assistent@boekwerk.example' },
        { tick: 'Grafisch Atelier Noord' },
        { press: 'Opslaan' },
      ],
      says: { texts: ['Deze gebruiker bestaat al'] },
    },
  ],
  isRefused: true,
};

export const invoicingSettings: Screen = {
  as: 'newcomer',
  path: '/settings/company/invoicing',
  title: 'Facturen',
  says: {
    headings: ['Factuur voorvoegsel en nummering', 'Factuur template'],
    texts: ['Nog geen voorvoegsel toegevoegd'],
    buttons: ['Toevoegen', 'Aanpassen'],
  },
  steps: [
    { do: [{ press: 'Toevoegen' }], says: { fields: ['Voorvoegsel', 'Voorbeeld'] } },
    {
      do: [{ press: 'Annuleren' }, { press: 'Aanpassen' }],
      says: { texts: ['Factuur template aanpassen'] },
    },
    {
      do: [{ fill: 'Bericht', with: '' }, { press: 'Opslaan' }],
      says: { texts: ['Bericht is verplicht'] },
    },
  ],
};

export const companyExport: Screen = {
  as: 'ondernemer',
  path: '/settings/company/export',
  title: 'Gegevens meenemen',
  says: { headings: ['Alles in één zip', 'Wat erin zit'], buttons: ['Download alles'] },
};

export const connectionOfFirm: Screen = {
  as: 'boekhouder',
  path: '/settings/company/twinfield',
  title: 'Twinfield koppeling',
  says: {
    links: ['Twinfield koppeling'],
    headings: ['Gekoppelde organisaties'],
    buttons: ['Nieuw', 'Opnieuw koppelen: Visser (VISSER)'],
  },
};

export const companyWithLogo: Screen = {
  as: 'ondernemer',
  path: '/settings/company/edit',
  title: 'Bedrijfsgegevens',
  says: {},
};

export const usersOfCompany: Screen = {
  as: 'ondernemer',
  path: '/settings/company/users',
  title: 'Gebruikers',
  says: { columns: ['Contactpersoon', 'E-mail'] },
};

export const accessOfFirm: Screen = {
  as: 'boekhouder',
  path: '/settings/company/access',
  title: 'Wie ziet welke onderneming',
  says: {
    headings: ['Rechten per onderneming'],
    columns: ['Onderneming', 'Lotte de Groot'],
  },
};

export const connectionOfClient: Screen = {
  as: 'impersonator',
  path: '/settings/company/twinfield',
  title: 'Twinfield koppeling',
  says: {
    links: ['Bedrijfsgegevens', 'Twinfield koppeling', 'Gebruikers', 'Facturen'],
    headings: ['Koppeling'],
    texts: ['Bakkerij Jansen (1001)'],
  },
};
