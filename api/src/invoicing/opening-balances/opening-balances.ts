import { MAX_LENGTH } from '@boekwerk/shared/contract/invoice-form';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { dueDate } from '@boekwerk/shared/domain/invoice/payment-period';
import { asCompared } from '../../platform/sheet-import/as-compared';
import type { Issue, Subject } from '../../platform/sheet-import/subject';
import type { StoredRelation } from '../store';
import { OPENING_BALANCE_COLUMNS } from './columns';
import type { CustomersByName } from './customers-by-name';
import { NEW_OPENING_BALANCE, type OpeningBalanceRow } from './opening-balance-row';
import { IMPORT_TEXTS, TEXTS } from './texts';

const MAX_NUMBER = 50;

type Known = {
  customers: CustomersByName;
  /** Whether an invoice of our own will get a number as well. */
  comesUp: (invoice_number: string) => boolean;
};

/** Invoices of another program that are still open. */
export const openingBalances = ({ customers, comesUp }: Known): Subject<OpeningBalanceRow> => ({
  columns: OPENING_BALANCE_COLUMNS,
  fresh: NEW_OPENING_BALANCE,
  keyFields: ['invoice_number'],
  keysOf: ({ invoice_number }) =>
    invoice_number === '' ? [] : [{ field: 'invoice_number', text: invoice_number.toLowerCase() }],
  mend: () => [],
  noticed: ({ invoice_number }) =>
    comesUp(invoice_number) ? [{ field: 'invoice_number', message: TEXTS.comesUp }] : [],
  refusal: () => null,
  check: (row) => {
    const found = buyersFirst(customers.get(asCompared(row.customer)) ?? []);
    const issues = issuesOf(row, found);
    const [customer] = found;
    if (issues.length > 0 || !customer || row.date === '') return { issues };
    const expiration_date = row.expiration_date || dueDate(row.date, customer.payment_period);
    return { row: { ...row, to_relation_id: customer.id, expiration_date } };
  },
  texts: IMPORT_TEXTS,
});

/** Who is a supplier as well is in the list twice, often with one address: it is the customer who owes something. */
function buyersFirst(found: readonly StoredRelation[]): readonly StoredRelation[] {
  const buyers = found.filter((one) => one.enterprise_relation_type === 'client');
  return buyers.length > 0 ? buyers : found;
}

function issuesOf(
  row: OpeningBalanceRow,
  found: readonly StoredRelation[],
): Issue<OpeningBalanceRow>[] {
  const said: { [Field in Issue<OpeningBalanceRow>['field']]?: string | undefined } = {
    invoice_number: numberIssue(row),
    customer: customerIssue(row, found),
    date: dateIssue(row),
    expiration_date:
      row.expiration_date !== '' && row.expiration_date < row.date ? TEXTS.beforeDate : undefined,
    open_amount: amountIssue(row),
    description:
      row.description.length > MAX_LENGTH.description
        ? TEXTS.tooLong(MAX_LENGTH.description)
        : undefined,
  };
  return Object.entries(said).flatMap(([field, message]) =>
    message === undefined ? [] : [{ field: field as Issue<OpeningBalanceRow>['field'], message }],
  );
}

function numberIssue({ invoice_number }: OpeningBalanceRow) {
  if (invoice_number === '') return TEXTS.numberRequired;
  return invoice_number.length > MAX_NUMBER ? TEXTS.tooLong(MAX_NUMBER) : undefined;
}

function customerIssue({ customer }: OpeningBalanceRow, found: readonly StoredRelation[]) {
  if (customer === '') return TEXTS.customerRequired;
  if (found.length === 0) return TEXTS.noCustomer;
  if (found.length === 1) return undefined;
  return customer.includes('@') ? TEXTS.sameEmail(found.length) : TEXTS.sameName(found.length);
}

function dateIssue({ date }: OpeningBalanceRow) {
  if (date === '') return TEXTS.dateRequired;
  return date > today() ? TEXTS.future : undefined;
}

function amountIssue({ open_amount }: OpeningBalanceRow) {
  if (open_amount === null) return TEXTS.amountRequired;
  return open_amount <= 0 ? TEXTS.amountAboveZero : undefined;
}
