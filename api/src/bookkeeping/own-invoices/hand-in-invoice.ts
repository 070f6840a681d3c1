import { countPages } from '../../formats/pdf/read-text';
import { findForBooks, takeForBooks } from '../../invoicing/for-books';
import { invoicePdf } from '../../invoicing/printing/invoice-pdf';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { audited } from '../../platform/http/audit';
import { findSaleAccounts } from './accounts-store';
import { bookingOf } from './booking-of';
import { insertOwnInvoice } from './document-store';

/**
 * Makes a document of an invoice that waits to become one: with the PDF as it was sent, ready to be booked. Nothing
 * happens when another worker was first: there is one document of an invoice.
 *
 * @throws PdfNotMade, HttpError 503 when too many are being drawn
 */
export async function handInInvoice(app: App, invoice_id: number): Promise<void> {
  const waiting = await findForBooks(app.db, invoice_id);
  if (!waiting) return;
  const amount_pages = countPages(Buffer.from(await invoicePdf(app, waiting)));
  const { relation_id } = waiting;
  await change(app, ({ db }) =>
    audited(db, { action: 'job document of invoice', relation_id }, async (record) => {
      const taken = await takeForBooks(db, waiting);
      if (!taken) return;
      const accounts = await findSaleAccounts(db, relation_id, taken.invoice.to_relation_id);
      const made = await insertOwnInvoice(db, {
        ...bookingOf(taken, accounts),
        amount_pages,
      });
      record({ entity: 'booking_item', id: made.id, after: made });
    }),
  );
}
