import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { Call } from '../../platform/http/call';
import { forEachInvoice } from '../for-each-invoice';
import { recordPayment } from './pay-invoice';

/** Records that invoices were paid in full; one that cannot be is named, and holds up no other. */
export const payInvoices = (
  call: Call,
  { invoice_ids, date }: { invoice_ids: number[]; date: IsoDate | null },
) =>
  forEachInvoice(call, invoice_ids, (within, id) =>
    recordPayment(within, id, { completed: true, payment: null, date }),
  );
