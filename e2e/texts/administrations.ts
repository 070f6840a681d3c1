import type { Screen } from './screen';

export const administrations: Screen = {
  as: 'ondernemer',
  path: '/settings/administration/overview',
  title: 'Administraties',
  says: {
    columns: ['Bedrijfsnaam', 'Type', 'Standaard'],
    texts: ['Onderneming', 'Ja', 'Nee', 'Naar administratie', 'Maak standaard'],
    links: ['Voeg administratie toe'],
  },
};

export const firmAdministrations: Screen = {
  as: 'boekhouder',
  path: '/settings/administration/overview',
  title: 'Administraties',
  says: { texts: ['Adviesbureau', 'Ja'], links: ['Voeg administratie toe'] },
};

export const newAdministration: Screen = {
  as: 'ondernemer',
  path: '/settings/administration/create',
  title: 'Nieuwe administratie',
  says: {
    fields: [
      'Bedrijfsnaam',
      'E-mailadres',
      'KvK-nummer',
      'Btw-nummer',
      'Bankrekening (IBAN)',
      'Adres',
      'Postcode',
      'Plaats',
      'Voornaam',
      'Achternaam',
    ],
  },
};
