import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { addDays } from '@boekwerk/shared/domain/dates/dates';
import type { Tone } from '@boekwerk/shared/ui/badge';

export type KitRow = {
  id: number;
  number: string;
  customer: string;
  subject: string;
  date: string;
  total: number;
  tone: Tone;
  status: string;
};

type Query = { page: number; itemsPerPage: number; search: string; tab: string; state: string };

/** What a query would hold, in the state that is asked for. */
export function answerTo({ page, itemsPerPage, search, tab, state }: Query) {
  const found = rows.filter(
    ({ customer, status }) =>
      customer.toLowerCase().includes(search.toLowerCase()) &&
      (tab === 'all' || status === (tab === 'paid' ? 'Betaald' : 'Concept')),
  );
  const first = (page - 1) * itemsPerPage;
  const data = found.slice(first, first + itemsPerPage);
  const count = (word: string) => rows.filter(({ status }) => status === word).length;
  const hasNone = state === 'loading' || state === 'failed';
  return {
    data: hasNone
      ? undefined
      : {
          data,
          pagination: {
            page,
            itemsPerPage,
            pageStart: first + 1,
            pageStop: first + data.length,
            pageCount: Math.ceil(found.length / itemsPerPage),
            itemsLength: found.length,
          },
          counts: { all: rows.length, concept: count('Concept'), paid: count('Betaald') },
        },
    error: state.endsWith('failed')
      ? new ApiError(502, { message: 'De server antwoordt niet.' })
      : null,
    isPlaceholderData: state === 'reloading',
    isFetching: state.endsWith('loading'),
    refetch: () => {},
  };
}

const states: [Tone, string][] = [
  ['blue', 'Verzonden'],
  ['red', 'Vervallen'],
  ['teal', 'Gedeeltelijk betaald'],
  ['neutral', 'Concept'],
  ['green', 'Betaald'],
];
const customers = [
  ['Bakkerij Jansen B.V.', 'Levering november'],
  ['Van der Berg Installaties', 'Onderhoud cv-ketel Kerkstraat 12 tot en met 48, tweede beurt'],
  ['Studio Noord', 'Huisstijl fase 2'],
  ['Fietsenmaker De Ketting', 'Reparaties oktober'],
  ['Gemeente Utrecht', 'Advies mobiliteit (PO 88213)'],
] as const;

const rows: KitRow[] = Array.from({ length: 43 }, (_, index) => {
  const [tone, status] = states[index % 5] as [Tone, string];
  const [customer, subject] = customers[(index * 3) % 5] as (typeof customers)[number];
  return {
    id: index + 1,
    number:
      status === 'Concept'
        ? `Concept ${300 + index}`
        : `2026-${String(43 - index).padStart(4, '0')}`,
    customer,
    subject,
    date: addDays('2026-11-18', -3 * index),
    total: Math.round(128450 / (index + 1) + 9075 * (index % 7)) / 100,
    tone,
    status,
  };
});
