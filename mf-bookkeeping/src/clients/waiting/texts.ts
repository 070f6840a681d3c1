import { formatInstant, formatQuantity } from '@boekwerk/shared/domain/money/format';

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

const kinds = (client: Counts): string =>
  (['to_process', 'to_book', 'answered', 'asked'] as const)
    .filter((kind) => client[kind] > 0)
    .map((kind) => `${formatQuantity(client[kind])} ${columns[kind].toLowerCase()}`)
    .join(' · ');

export const texts = {
  title: 'Wat wacht per relatie',
  toWork: 'Naar werkvoorraad',
  columns,
  none: '–',
  waiting: (count: number) => `${formatQuantity(count)} wacht`,
  phoneMeta: (client: Counts & { last_uploaded: string | null }) => {
    const waits = kinds(client) || 'Er wacht niets';
    const { last_uploaded } = client;
    return last_uploaded === null
      ? waits
      : `${waits} · ${columns.lastUploaded.toLowerCase()} ${formatInstant(last_uploaded)}`;
  },
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
