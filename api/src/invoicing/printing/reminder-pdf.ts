import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { Euro } from '@boekwerk/shared/domain/money/money';
import { renderInvoice } from '../../formats/pdf/render-invoice';
import { filesIn } from '../../platform/files/files';
import type { StoredInvoice } from '../store';
import type { Printing } from './keep-once';
import { printedInvoice } from './printed';

/** The PDF of a reminder of a sent invoice; it is not kept. `amount_due` is what it asks for. */
export async function reminderPdf(
  { db, store }: Printing,
  invoice: StoredInvoice,
  reminder: { date: IsoDate; amount_due: Euro },
): Promise<Uint8Array> {
  const { files } = filesIn(store, db);
  return renderInvoice({ ...(await printedInvoice({ db, files }, invoice)), reminder });
}
