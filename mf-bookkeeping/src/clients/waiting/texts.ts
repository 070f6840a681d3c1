import { formatQuantity } from '@boekwerk/shared/domain/money/format';

const columns = {
  client: 'Relatie',
  waiting: 'Wacht',
  to_process: 'Te verwerken',
  to_book: 'Te boeken',
  answered: 'Beantwoord',
  asked: 'Gevraagd',
  refused: 'Fout',
  lastUploaded: 'Laatste upload',
  deadline: 'Btw-aangifte',
};

type Counts = Record<'to_process' | 'to_book' | 'answered' | 'asked', number>;

export const texts = {
  title: 'Wat wacht per relatie',
  toWork: 'Naar werkvoorraad',
  columns,
  none: '–',
  nothing: 'Er wacht niets',
  waiting: (count: number) => `${formatQuantity(count)} wacht`,
  kinds: (client: Counts) =>
    (['to_process', 'to_book', 'answered', 'asked'] as const)
      .filter((kind) => client[kind] > 0)
      .map((kind) => `${formatQuantity(client[kind])} ${columns[kind].toLowerCase()}`)
      .join(' · '),
  countOf: (kind: keyof typeof columns, count: number, client: string) =>
    `${columns[kind]}: ${formatQuantity(count)} van ${client}`,
  overdue: (date: string) => `${date} verstreken`,
  list: {
    search: 'Zoek...',
    loading: 'Relaties laden..',
    nothingFound: 'Geen relaties gevonden',
    failed: 'Er ging iets mis bij het laden van wat er wacht',
  },
};
