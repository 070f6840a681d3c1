import type { Party } from '@boekwerk/shared/contract/invoice';
import type { Queries } from '../../database/connect';
import type { Files } from '../../files/files';
import { HttpError } from '../../http/errors';
import type { PrintedInvoice } from '../../pdf/printed-invoice';
import type { CheckedForm } from '../check-form';
import { partyOf } from '../party-of';
import {
  findCompany,
  findCustomer,
  findLines,
  type StoredInvoice,
  type StoredRelation,
} from '../store';

type Reading = { db: Queries; files: Pick<Files, 'get'> };

/** An invoice as it is to be printed: a sent one with the parties as they were, a concept as they are. */
export async function printedInvoice(
  { db, files }: Reading,
  invoice: StoredInvoice,
): Promise<PrintedInvoice> {
  const { relation_id, id, to_relation_id } = invoice;
  const company = await findCompany(db, relation_id);
  const customer = await findCustomer(db, relation_id, to_relation_id);
  if (!customer) throw new Error(`invoice ${id} without its customer`);
  return {
    ...invoice,
    number: invoice.invoice_number,
    delivery_date: invoice.delivery_date ?? invoice.date,
    products: await findLines(db, relation_id, id),
    from: invoice.from_party ?? partyOf(company),
    to: invoice.to_party ?? partyOf(customer),
    logo: await logoOf(files, invoice.from_party ? invoice : company),
  };
}

/** A form that is not saved, as it would be printed. */
export async function printedForm(
  { db, files }: Reading,
  form: CheckedForm,
  { relation_id, to }: { relation_id: number; to: Party },
): Promise<PrintedInvoice> {
  const company = await findCompany(db, relation_id);
  return {
    ...form,
    number: null,
    is_credit: false,
    amount_paid: 0,
    delivery_date: form.delivery_date ?? form.date,
    from: partyOf(company),
    to,
    logo: await logoOf(files, company),
  };
}

/** A logo that is lost or damaged must not keep an invoice from going out. */
async function logoOf(
  files: Reading['files'],
  { logo_file_id }: Pick<StoredRelation, 'logo_file_id'>,
): Promise<Buffer | null> {
  if (logo_file_id === null) return null;
  try {
    return Buffer.from((await files.get(logo_file_id)).bytes);
  } catch (error) {
    if (error instanceof HttpError) return null;
    // A database that is away for a moment: the PDF is kept for ever, so it waits for its logo.
    throw error;
  }
}
