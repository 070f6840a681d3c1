import { invoiceNumber } from '@boekwerk/shared/domain/invoice/invoice-number';
import { statusAfter } from '@boekwerk/shared/domain/invoice/invoice-status';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { unprintableIn } from '../../formats/pdf/unprintable-in';
import { conflict } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { checkSendable } from '../check-sendable';
import { applyCredit } from '../credits/apply-credit';
import { isForBooks } from '../for-books';
import { type AlreadyLoaded, ANYTHING } from '../invoice-reply';
import { partyOf } from '../party-of';
import { findCompanyOn } from '../party-store';
import { searchText } from '../search-text';
import { type Happened, readyToNumber, type StoredInvoice, type StoredRelation } from '../store';
import { insertVatAmounts } from '../vat/store';
import { vatAmountsOf } from '../vat/vat-amounts-of';
import { type Decided, requireConfirmation } from './require-confirmation';
import { seriesWith } from './series-of';
import { deleteMails } from './store';
import { takeNextNumber } from './take-next-number';
import { TEXTS } from './texts';

/** An invoice as it was sent, and what was read for it. */
type Frozen = {
  sent: StoredInvoice;
  loaded: AlreadyLoaded & { happened: Happened };
  company: StoredRelation;
};

/**
 * Makes a concept a sent invoice: it gets its number, and both parties are frozen as they are today. A credit is settled
 * against its invoice.
 *
 * The number is taken last, because the next sender waits for its lock until this transaction ends. A company without
 * a name cannot send: its invoice would name no sender.
 *
 * @param loaded what was read with the concept
 * @throws HttpError 409 without a company name, with a sign that cannot be printed or when a credit takes back too
 * much, 422 when a rule of the concept no longer passes, or at `is_confirmed` when something is asked about it first
 */
export async function freezeInvoice(
  call: Pick<Call, 'db' | 'record'>,
  concept: StoredInvoice,
  decided: Decided,
  loaded: AlreadyLoaded = {},
): Promise<Frozen> {
  const { db } = call;
  const { relation_id, date } = concept;
  const { customer, lines: products } = await checkSendable(db, concept, loaded.customer);
  const { company, prefix } = await findCompanyOn(db, relation_id, date);
  if (partyName(company) === '') throw conflict(TEXTS.companyNameRequired);
  const [from_party, to_party] = [partyOf(company), partyOf(customer)];
  const boxes = unprintableIn({ ...concept, products, from: from_party, to: to_party });
  if (boxes.length > 0) throw conflict(TEXTS.unprintable(boxes));

  const happened = loaded.happened ?? ANYTHING;
  if (happened.mails) await deleteMails(db, concept);
  const credit = await applyCredit(call, concept);
  const amounts = vatAmountsOf({ ...concept, to_party }, products, credit?.credited_party ?? null);
  await insertVatAmounts(db, amounts);
  const series = seriesWith(prefix, { relation_id, date });
  const customer_name = partyName(customer);
  const withNumber = readyToNumber(db, concept, {
    status: statusAfter(concept.status, 'send'),
    sent_at: new Date(),
    in_books: isForBooks(company, amounts) ? 'waiting' : null,
    has_vat_amounts: true,
    prefix: series.prefix,
    number_year: series.year,
    customer_name,
    given_back: credit?.given_back ?? null,
    from_party,
    to_party,
  });

  const prefix_id = await takeNextNumber(db, series, date);
  await requireConfirmation(db, decided, {
    concept,
    products,
    company,
    customer,
    series,
    prefix_id,
  });
  const invoice_number = invoiceNumber(series.prefix, series.year, prefix_id);
  const search_text = searchText({ ...concept, customer_name, invoice_number, products });
  const sent = await withNumber({ prefix_id, invoice_number, search_text });
  const after = { ...happened, mails: false };
  return { sent, loaded: { customer, lines: products, happened: after }, company };
}
