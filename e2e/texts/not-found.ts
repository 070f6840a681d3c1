import type { Screen } from './screen';

export const notFound: Screen = {
  as: 'ondernemer',
  path: '/notfound',
  title: 'Pagina niet gevonden',
  says: {
    texts: ['Deze pagina bestaat niet, of is niet voor jou'],
    links: ['Naar het dashboard'],
  },
};

/** For the firm, and for who works in a client's books; anyone else finds nothing there. */
export const accountingLinkOfOthers: Screen = {
  as: 'ondernemer',
  path: '/settings/company/twinfield',
  title: 'Pagina niet gevonden',
  says: { links: ['Naar het dashboard'] },
};
