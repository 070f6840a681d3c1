import { NOT_LATER } from '@boekwerk/shared/contract/invoice-form';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { type InvoiceTotals, invoiceTotals } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { MAX_EURO } from '@boekwerk/shared/domain/money/money';
import { REVERSE_CHARGE, type TaxId } from '@boekwerk/shared/domain/vat/vat';
import { refuseUnprintable } from '../formats/pdf/refuse-unprintable';
import type { Queries } from '../platform/database/connect';
import { invalid, notFound } from '../platform/errors';
import { checkLedgers } from './check-ledgers';
import type { CheckedForm } from './checked-form';
import { checkCredit } from './credits/check-credit';
import { findCustomer } from './party-store';
import { wrongTemplateTexts } from './recurrence/wrong-template-texts';
import { countProducts, type FoundInvoice, type StoredRelation } from './store';
import { TEXTS } from './texts';

/** What was found while checking. */
export type Checked = { customer: StoredRelation; totals: InvoiceTotals };

/**
 * Checks what the contract cannot: that customer, products and accounts are the company's, and the totals.
 *
 * @param saved the stored invoice with its customer, which it may keep when that has become inactive
 * @throws HttpError 404 for a customer, product or account of another company, 422 on the field otherwise
 */
export async function checkForm(
  db: Queries,
  relation_id: number,
  form: CheckedForm,
  saved?: Pick<FoundInvoice, 'invoice' | 'customer'>,
): Promise<Checked> {
  const current = saved?.invoice;
  const customer =
    saved?.customer.id === form.to_relation_id
      ? saved.customer
      : await findCustomer(db, relation_id, form.to_relation_id);
  if (!customer) throw notFound(TEXTS.customer);
  await checkProducts(db, relation_id, form);
  await checkLedgers(db, relation_id, form);

  const isNew = current?.to_relation_id !== customer.id;
  if (isNew && customer.active === 0) throw invalid({ to_relation_id: TEXTS.customerRequired });
  if (current?.status === InvoiceStatus.template) checkTemplate(form);
  else checkExpiry(customer, form);
  checkReverseCharge(customer, form.products);
  refuseUnprintable(form);
  const totals = checkTotals(form);
  if (current?.is_credit) await checkCredit(db, form, current, totals);
  return { customer, totals };
}

/** Due on the invoice date is allowed only for customers who pay at once; the dates of a template do not matter. */
function checkExpiry({ payment_period }: StoredRelation, { date, expiration_date }: CheckedForm) {
  if (expiration_date === date && payment_period !== 0)
    throw invalid({ expiration_date: NOT_LATER });
}

/**
 * Reverse charge: the customer must be a company, with its VAT number on the invoice.
 * Source: art. 35a lid 1 (d, k) Wet OB 1968.
 *
 * @throws HttpError 422 at the customer, where the number is to be filled in
 */
export function checkReverseCharge(
  { type, tax_number }: Pick<StoredRelation, 'type' | 'tax_number'>,
  lines: readonly { tax_id: TaxId }[],
) {
  if (!lines.some(({ tax_id }) => tax_id === REVERSE_CHARGE)) return;
  if (type === 0 && tax_number !== '') return;
  throw invalid({ to_relation_id: TEXTS.taxNumberRequired });
}

function checkTemplate(form: CheckedForm) {
  const wrong = wrongTemplateTexts(form);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

async function checkProducts(db: Queries, relation_id: number, { products }: CheckedForm) {
  const ids = [...new Set(products.flatMap(({ product_id }) => product_id ?? []))];
  const known = await countProducts(db, relation_id, ids);
  if (known !== ids.length) throw notFound(TEXTS.product);
}

/** The total on the user's screen must equal ours, so that nobody sends what they did not see. */
function checkTotals(form: CheckedForm): InvoiceTotals {
  const totals = invoiceTotals(form);
  const large = totals.lines.flatMap(({ gross }, index) => (isTooLarge(gross) ? [index] : []));
  if (large.length > 0)
    throw invalid(
      Object.fromEntries(large.map((index) => [`products.${index}.value`, TEXTS.tooLarge])),
    );
  if (isTooLarge(totals.total)) throw invalid({ total: TEXTS.tooLarge });
  if (form.total !== undefined && form.total !== totals.total)
    throw invalid({ total: TEXTS.otherTotal });
  return totals;
}

const isTooLarge = (euro: number) => Math.abs(euro) > MAX_EURO;
