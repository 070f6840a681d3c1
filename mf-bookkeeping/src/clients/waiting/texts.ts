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

export const texts = {
  title: 'Wat wacht per relatie',
  toWork: 'Naar werkvoorraad',
  columns,
  none: '–',
  waiting: (count: number) => `${formatQuantity(count)} wacht`,
  phoneMeta: ({ last_uploaded }: { last_uploaded: string | null }, waits: boolean) => {
    const uploaded =
      last_uploaded === null ? '' : `${columns.lastUploaded} ${formatInstant(last_uploaded)}`;
    if (waits) return uploaded;
    return uploaded === '' ? 'Er wacht niets' : `Er wacht niets · ${uploaded.toLowerCase()}`;
  },
  /** Where no head says what is counted. */
  namedCount: (kind: keyof typeof columns, count: number) =>
    `${formatQuantity(count)} ${columns[kind].toLowerCase()}`,
  countOf: (kind: keyof typeof columns, count: number, client: string) =>
    `${columns[kind]}: ${formatQuantity(count)} van ${client}`,
  namedCountOf: (kind: keyof typeof columns, count: number, client: string) =>
    `${formatQuantity(count)} ${columns[kind].toLowerCase()} van ${client}`,
  overdue: (date: string) => `${date} verstreken`,
  list: {
    search: 'Zoek...',
    loading: 'Relaties laden..',
    nothingFound: 'Geen relaties gevonden',
    failed: 'Er ging iets mis bij het laden van wat er wacht',
  },
};
