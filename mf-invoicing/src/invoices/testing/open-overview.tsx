import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { getMailProgress } from '@boekwerk/shared/contract/invoice-sending';
import { listInvoices } from '@boekwerk/shared/contract/invoicing';
import { listRecurrences, type RecurrenceRow } from '@boekwerk/shared/contract/recurrence';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import type { QueryClient } from '@boekwerk/shared/query';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { OVERVIEW } from '../../addresses';
import { aRecurrence } from '../../testing/a-recurrence';
import { anInvoice } from '../../testing/an-invoice';
import { InvoiceOverviewPage } from '../invoice-overview-page';

export const path = OVERVIEW;

/** A concept of De Ketting. */
export const aRow = (given: Partial<InvoiceRow> = {}): InvoiceRow => ({
  ...anInvoice(),
  customer_name: 'Fietsenmaker De Ketting',
  ...given,
});

/** A sent invoice of € 121,00 with nothing paid, long overdue. */
export const anOverdueRow = (id: number): InvoiceRow =>
  aRow({
    id,
    invoice_number: `2026-000${id}`,
    status: InvoiceStatus.sent,
    expiration_date: '2026-01-31',
    open_amount: 121,
  });

export const aRecurrenceRow = (given: Partial<RecurrenceRow> = {}): RecurrenceRow => ({
  ...aRecurrence({ id: 5, base_invoice_id: 40, next_date: '2026-12-01', recurrence_count: 3 }),
  invoices: [],
  base_invoice: aRow({ id: 40, status: InvoiceStatus.template }),
  ...given,
});

const counts = { all: 12, concept: 2, sent: 5, expired: 1, paid: 4, recurring: 1 };

type World = {
  rows?: readonly InvoiceRow[];
  recurrences?: readonly RecurrenceRow[];
  counts?: typeof counts;
  at?: string;
  client?: QueryClient;
};

/** The overview, over an API that has these rows and no mail on its way. */
export function openOverview({ rows = [], recurrences = [], at = path, ...world }: World) {
  const api = fakeApi();
  const pageOf = <Row,>(data: readonly Row[], query: { page: number; itemsPerPage: number }) => {
    const start = (query.page - 1) * query.itemsPerPage;
    const shown = data.slice(start, start + query.itemsPerPage);
    const pagination = {
      page: query.page,
      itemsPerPage: query.itemsPerPage,
      pageStart: shown.length > 0 ? start + 1 : 0,
      pageStop: start + shown.length,
      pageCount: Math.ceil(data.length / query.itemsPerPage),
      itemsLength: data.length,
    };
    return { data: shown, pagination, counts: world.counts ?? counts };
  };
  api.on(listInvoices, ({ query }) => pageOf(rows, query));
  api.on(listRecurrences, ({ query }) => pageOf(recurrences, query));
  api.on(getMailProgress, () => ({ queued: 0, failed: [] }));
  const { client } = world;
  return { api, ...renderScreen(<InvoiceOverviewPage />, { path, at, client }) };
}

/** Ticks the rows with these links. */
export async function tick(
  user: ReturnType<typeof openOverview>['user'],
  ...names: string[]
): Promise<void> {
  for (const name of names) {
    const row = (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;
    await user.click(within(row).getByRole('checkbox'));
  }
}
