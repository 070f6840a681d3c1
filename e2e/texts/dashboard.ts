import type { Screen } from './screen';

export const enterpriseDashboard: Screen = {
  as: 'ondernemer',
  path: '/dashboard',
  title: 'Dashboard',
  says: {
    links: [
      'Dashboard',
      'Boekhouding',
      'Facturen overzicht',
      'Beheer producten',
      'Nieuwe factuur',
      'Relaties',
      'Vragen',
    ],
    buttons: ['Facturen', 'Zoeken en openen', 'Upload administratie'],
    headings: ['Omzet excl. btw', 'Top 5 klanten'],
  },
};

export const emptyDashboard: Screen = {
  as: 'newcomer',
  path: '/dashboard',
  title: 'Dashboard',
  says: { texts: ['Nog geen facturen'] },
};

export const accountantDashboard: Screen = {
  as: 'boekhouder',
  path: '/dashboard',
  title: 'Dashboard',
  says: {
    texts: ['Aantal relaties', 'Nog te boeken', 'Totaal aantal boekstukken', 'Aantal gebruikers'],
    links: ['Dashboard', 'Boekhouding', 'Relaties', 'Vragen'],
  },
};

export const importMenu: Screen = {
  as: 'import',
  path: '/administration/praxis',
  title: 'Import weekstaat',
  says: { links: ['Import weekstaat', 'Import BTW'] },
};

export const vatImport: Screen = {
  as: 'import',
  path: '/administration/praxis/btw',
  title: 'Import BTW',
  says: { buttons: ['Sjabloon downloaden', 'Controleren'] },
};

export const dashboardOfClient: Screen = {
  as: 'impersonator',
  path: '/dashboard',
  title: 'Dashboard',
  says: { links: ['Dashboard', 'Boekhouding', 'Relaties'], headings: ['Laatste facturen'] },
  steps: [
    {
      do: [{ press: /^Kies een relatie/ }],
      says: { placeholders: [], texts: ['Huidig'], buttons: [/^Terug naar Visser/] },
    },
  ],
};
