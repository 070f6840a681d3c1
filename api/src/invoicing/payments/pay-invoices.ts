import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { Call } from '../../platform/http/call';
import { forEachInvoice } from '../for-each-invoice';
import { recordPayment } from './pay-invoice';

/** Marks invoices as paid in full; failures are listed, and do not stop the rest. */
export const payInvoices = (
  call: Call,
  { invoice_ids, date }: { invoice_ids: number[]; date: IsoDate | null },
) =>
  forEachInvoice(call, invoice_ids, (within, id) =>
    recordPayment(within, id, { completed: true, payment: null, date }),
  );
