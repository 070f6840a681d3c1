import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { Euro } from '@boekwerk/shared/domain/money/money';
import { drawInvoice } from '../../formats/pdf/draw-invoice';
import { filesIn } from '../../platform/files/files';
import type { StoredInvoice } from '../store';
import { printedInvoice } from './printed';
import type { Printing } from './store-once';

/** The PDF of a reminder of a sent invoice; it is not kept. `amount_due` is what it asks for. */
export async function reminderPdf(
  { db, store, pdfThreads }: Printing,
  invoice: StoredInvoice,
  reminder: { date: IsoDate; amount_due: Euro },
): Promise<Uint8Array> {
  const { files } = filesIn(store, db);
  const printed = await printedInvoice({ db, files }, invoice);
  return drawInvoice(pdfThreads, {
    ...printed,
    reminder: { ...reminder, taken_off: invoice.credited },
  });
}
