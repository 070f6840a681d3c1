import type { Screen } from './screen';

const PATH = '/relation/overview';

export const customers: Screen = {
  as: 'ondernemer',
  path: PATH,
  title: 'Relaties beheren',
  says: {
    placeholders: ['Zoek...'],
    links: ['Relatie toevoegen'],
    columns: ['Bedrijfsnaam', 'Naam', 'E-mail', 'Soort'],
    texts: ['Klant', 'Leverancier'],
  },
  steps: [
    {
      do: [{ fill: 'Zoek...', with: 'bestaat niet' }],
      says: { texts: ['Geen relaties gevonden'] },
    },
  ],
};

export const noCustomers: Screen = {
  as: 'newcomer',
  path: PATH,
  title: 'Relaties beheren',
  says: { texts: ['Geen relaties gevonden'] },
};

export const newCustomer: Screen = {
  as: 'ondernemer',
  path: '/relation/create',
  title: 'Nieuwe relatie',
  says: { buttons: ['Opslaan'] },
  steps: [
    {
      do: [{ fill: 'Bedrijfsnaam', with: 'a' }, { press: 'Opslaan' }],
      says: {
        texts: [
          'E-mailadres is verplicht',
          'Adres is verplicht',
          'Postcode is verplicht',
          'Plaats is verplicht',
          'Niet alle velden zijn juist ingevuld',
        ],
      },
    },
    {
      do: [
        { fill: 'Bedrijfsnaam', with: '' },
        { fill: 'Plaats', with: 'Gouda' },
        { press: 'Opslaan' },
      ],
      says: { texts: ['Voornaam is verplicht', 'Achternaam is verplicht'] },
    },
  ],
};

export const editCustomer: Screen = {
  as: 'ondernemer',
  // What was searched for before is kept.
  path: `${PATH}?search=hotel`,
  opens: 'relation',
  title: 'Relatie wijzigen',
  says: {},
  steps: [
    {
      do: [{ press: 'Verwijderen' }],
      says: { texts: ['Weet je het zeker dat je deze relatie wil verwijderen?'] },
    },
  ],
};

export const firmClients: Screen = {
  as: 'boekhouder',
  path: PATH,
  title: 'Relaties beheren',
  says: {
    links: ['Relatie toevoegen'],
    columns: ['Bedrijfsnaam', 'Contactpersoon', 'E-mail', 'Telefoon', 'Impersonate'],
    texts: ['Naar dashboard'],
  },
};

export const newFirmClient: Screen = {
  as: 'boekhouder',
  path: '/relation/create',
  title: 'Nieuwe relatie',
  says: { texts: ['Onderneming', 'Persoon'] },
  steps: [
    {
      do: [{ fill: 'Plaats', with: 'Gouda' }, { press: 'Opslaan' }],
      says: { texts: ['Bedrijfsnaam is verplicht.', 'Algemene email is verplicht.'] },
    },
    {
      do: [
        { fill: 'Plaats', with: '' },
        { pick: 'Persoon' },
        { fill: 'Plaats', with: 'Gouda' },
        { press: 'Opslaan' },
      ],
      says: { texts: ['Voornaam is verplicht.', 'Achternaam is verplicht.'] },
    },
  ],
};

export const importCustomers: Screen = {
  as: 'ondernemer',
  path: '/relation/import',
  title: 'Relaties importeren',
  says: {},
};

export const importClients: Screen = {
  as: 'boekhouder',
  path: '/relation/import',
  title: 'Relaties importeren',
  says: {},
};
