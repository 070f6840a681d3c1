import type { Party } from '@boekwerk/shared/contract/invoice';
import { deliveredOn } from '@boekwerk/shared/domain/invoice/delivered-on';
import { isTemplate } from '@boekwerk/shared/domain/invoice/invoice-status';
import { invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import type { PrintedInvoice } from '../../formats/pdf/printed-invoice';
import type { Queries } from '../../platform/database/connect';
import { HttpError } from '../../platform/errors';
import type { Files } from '../../platform/files/files';
import type { CheckedForm } from '../checked-form';
import { customerOf } from '../customer-of';
import { partyOf } from '../party-of';
import { findCompany } from '../party-store';
import { findLines, type StoredInvoice, type StoredRelation } from '../store';
import { creditedBy } from './frozen';

type Reading = { db: Queries; files: Pick<Files, 'get'> };

/** An invoice as it is to be printed: a sent one with the parties as they were, a concept as they are. */
export async function printedInvoice(
  { db, files }: Reading,
  invoice: StoredInvoice,
): Promise<PrintedInvoice> {
  const { relation_id, id } = invoice;
  const company = await findCompany(db, relation_id);
  const customer = await customerOf(db, invoice);
  return {
    ...invoice,
    number: invoice.invoice_number,
    is_template: isTemplate(invoice.status),
    credited: await creditedBy(db, invoice),
    delivery_date: deliveredOn(invoice),
    products: await findLines(db, relation_id, id),
    from: invoice.from_party ?? partyOf(company),
    to: invoice.to_party ?? partyOf(customer),
    logo: await logoOf(files, invoice.from_party ? invoice : company),
  };
}

type Around = {
  relation_id: number;
  to: Party;
  /** The stored invoice; left out for a new one. */
  saved: StoredInvoice | undefined;
};

/** A form as it is typed, as it would be printed. */
export async function printedForm(
  { db, files }: Reading,
  form: CheckedForm,
  { relation_id, to, saved }: Around,
): Promise<PrintedInvoice> {
  const company = await findCompany(db, relation_id);
  const { total } = invoiceTotals(form);
  const period_start = saved?.period_start ?? null;
  return {
    ...form,
    number: null,
    is_credit: saved?.is_credit ?? false,
    is_template: saved ? isTemplate(saved.status) : false,
    period_start,
    period_end: saved?.period_end ?? null,
    credited: saved ? await creditedBy(db, { ...saved, total }) : null,
    delivery_date: deliveredOn({ ...form, period_start }),
    from: partyOf(company),
    to,
    logo: await logoOf(files, company),
  };
}

/** A logo that is lost or damaged must not keep an invoice from going out. */
export async function logoOf(
  files: Reading['files'],
  { logo_file_id }: Pick<StoredRelation, 'logo_file_id'>,
): Promise<Uint8Array | null> {
  if (logo_file_id === null) return null;
  try {
    return (await files.get(logo_file_id)).bytes;
  } catch (error) {
    if (error instanceof HttpError) return null;
    // The database is away: fail, because the PDF is kept and must have its logo.
    throw error;
  }
}
