import type { WorkTab } from '@boekwerk/shared/contract/bookkeeping/work-queue';

export const texts = {
  title: 'Werkvoorraad',
  kinds: {
    all: 'Alles',
    to_process: 'Te verwerken',
    to_book: 'Te boeken',
    answered: 'Vraag beantwoord',
    asked: 'Vraag van ondernemer',
    refused: 'Fout bij boeken',
    uncertain: 'Onzeker in boekhoudpakket',
  } satisfies Record<WorkTab, string>,
  columns: {
    document: 'Document',
    client: 'Ondernemer',
    kind: 'Wat te doen',
    amount: 'Totaalbedrag',
    waits: 'Wacht',
    deadline: 'Btw-aangifte',
  },
  today: 'Vandaag',
  days: (days: number) => (days === 1 ? '1 dag' : `${days} dagen`),
  since: (moment: string) => `Aangeleverd op ${moment}`,
  overdue: (date: string) => `${date} verstreken`,
  openedBy: (names: string) => `Nu open bij ${names}`,
  unknown: '–',
  ofClient: 'Ondernemer',
  allClients: 'Alle ondernemers',
  noClients: 'Geen ondernemers gevonden',
  none: 'Er wacht niets op je',
  noneHint: 'Wat je ondernemers aanleveren, vragen of beantwoorden, komt hier te staan.',
  list: {
    search: 'Zoek...',
    loading: 'Werkvoorraad laden..',
    nothingFound: 'Niets gevonden in je werkvoorraad',
    failed: 'Er ging iets mis bij het laden van de werkvoorraad',
  },
};
