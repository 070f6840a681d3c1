import { call } from '@boekwerk/shared/api-client/call';
import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import {
  type ExportRequest,
  exportInvoicesCsv,
  exportInvoicesZip,
} from '@boekwerk/shared/contract/invoice-export';
import {
  type MailingForm,
  sendInvoices,
  sendReminders,
} from '@boekwerk/shared/contract/invoice-sending';
import { deleteInvoice, type InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import { payInvoices } from '@boekwerk/shared/contract/payments';
import { listRecurrences } from '@boekwerk/shared/contract/recurrence';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { saveFile } from '@boekwerk/shared/plain/save-file';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { invoicesKey } from '@boekwerk/shared/query-keys';
import { forgetDeleted } from '../invoice-drafts';
import { MAIL_POLL_MS, useRefetchWhenStale } from '../invoice-queries';
import type { BulkKind } from './bulk/bulk-kinds';
import { invoicesQuery, mailProgressQuery } from './invoices-query';
import type { RecurringQuery } from './recurring/recurring-query';
import { texts } from './texts';

export const useInvoices = (query: InvoiceQuery, enabled: boolean) =>
  useQuery({ ...invoicesQuery(query), placeholderData: keepPreviousData, enabled });

/** Templates, by how they come back. */
export const useRecurrences = ({ tab: _, ...query }: RecurringQuery, enabled: boolean) =>
  useQuery({
    queryKey: [...invoicesKey(), 'recurrences', query],
    queryFn: ({ signal }) => call(listRecurrences, { query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });

/** Polled while some wait. */
export const useMailProgress = () =>
  useQuery({
    ...mailProgressQuery(),
    refetchInterval: ({ state }) => ((state.data?.queued ?? 0) > 0 ? MAIL_POLL_MS : false),
  });

export function useDeleteInvoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, updated_at }: InvoiceRow) =>
      call(deleteInvoice, { params: { id }, body: { updated_at } }),
    onSuccess: (_, { id }) => {
      forgetDeleted(id);
      return client.invalidateQueries({ queryKey: invoicesKey() });
    },
    onError: useRefetchWhenStale(),
  });
}

const BULK_CALLS = {
  send: sendInvoices,
  remind: sendReminders,
  pay: payInvoices,
} satisfies Record<BulkKind, unknown>;

/** Does the same to several invoices. */
export const changeInvoices = (
  kind: BulkKind,
  body: { invoice_ids: number[]; versions: Record<string, string> } & MailingForm,
  idempotencyKey: string,
) => call(BULK_CALLS[kind], { body, idempotencyKey });

const EXPORTS = { csv: exportInvoicesCsv, zip: exportInvoicesZip };

type Export = { format: keyof typeof EXPORTS; request: Partial<ExportRequest> };

/** Saves invoices as a file. */
export const useExport = () =>
  useMutation({
    mutationFn: async ({ format, request }: Export) => {
      const file = await call(EXPORTS[format], { body: request });
      saveFile(file, `${texts.exports.fileName(today())}.${format}`);
    },
  });
