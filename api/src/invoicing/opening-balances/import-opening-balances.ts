import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { importOpeningBalances as contract } from '@boekwerk/shared/contract/opening-balances';
import type { ImportReply } from '@boekwerk/shared/contract/sheet-import';
import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { runningIn } from '@boekwerk/shared/domain/invoice/invoice-number';
import type { Queries } from '../../platform/database/connect';
import type { Call } from '../../platform/http/call';
import { lockImports } from '../../platform/sheet-import/lock-imports';
import { planImport } from '../../platform/sheet-import/plan';
import { replyOf } from '../../platform/sheet-import/reply-of';
import type { Alike, Stored } from '../../platform/sheet-import/subject';
import { templateOf } from '../../platform/sheet-import/template';
import type { Spreadsheet } from '../../platform/spreadsheets/cell';
import { lastNumber } from '../number-store';
import { findCompany } from '../party-store';
import { seriesOf } from '../sending/series-of';
import { OPENING_BALANCE_COLUMNS } from './columns';
import { customersByName, customersIn } from './customers-by-name';
import { NEW_OPENING_BALANCE, type OpeningBalanceRow } from './opening-balance-row';
import { openingBalances } from './opening-balances';
import { type BroughtIn, findCustomersNamed, findNumbered, insertOpeningBalances } from './store';
import { IMPORT_TEXTS } from './texts';

type Scope = Pick<Call, 'db' | 'caller'>;
type Choices = CheckedInputOf<typeof contract>['body'];

/** What importing a sheet would do. */
export async function checkOpeningBalances(
  scope: Scope,
  sheet: Spreadsheet,
  choices: Choices,
): Promise<ImportReply> {
  const { plan, subject } = await planOf(scope, sheet, choices);
  return replyOf(plan, subject);
}

/** Adds the invoices of the good rows of a sheet. What has a number that is there already is left as it is. */
export async function importOpeningBalances(
  { db, caller, record }: Scope & Pick<Call, 'record'>,
  sheet: Spreadsheet,
  choices: Choices,
): Promise<ImportReply> {
  await lockImports(db, caller.relation_id);
  const { plan, subject, customers } = await planOf({ db, caller }, sheet, choices);
  const company = await findCompany(db, caller.relation_id);
  const rows = { rows: plan.created, customers };
  for (const after of await insertOpeningBalances(db, company, rows))
    record({ entity: 'invoice', id: after.id, after: broughtIn(after) });
  return replyOf(plan, subject);
}

/** What is told of one: thousands of them go into one audit row. */
const broughtIn = ({ invoice_number, customer_name, ...invoice }: BroughtIn) => {
  const { status, date, expiration_date, total, description, is_opening_balance } = invoice;
  const told = { invoice_number, customer_name, date, expiration_date, total, description };
  return { ...told, status, is_opening_balance };
};

async function planOf({ db, caller }: Scope, sheet: Spreadsheet, { columns }: Choices) {
  const { relation_id } = caller;
  const customers = await findCustomersNamed(db, relation_id, customersIn(sheet, columns));
  const subject = openingBalances({
    customers: customersByName(customers),
    comesUp: await comingUp(db, relation_id),
  });
  const stored: Stored<OpeningBalanceRow> = {
    // None of them is changed.
    find: async () => [],
    findAlike: async (these) => {
      const numbers = these.map(({ invoice_number }) => invoice_number);
      const found = await findNumbered(db, relation_id, numbers);
      return found.map(
        ({ id, invoice_number }): Alike => ({
          id,
          name: IMPORT_TEXTS.named(invoice_number),
          keys: subject.keysOf({ ...NEW_OPENING_BALANCE, invoice_number }),
        }),
      );
    },
  };
  const plan = await planImport(sheet, subject, stored, { columns, existing: 'skip' });
  return { plan, subject, customers };
}

/** Which numbers those who send today will get. */
async function comingUp(db: Queries, relation_id: number) {
  const series = await seriesOf(db, { relation_id, date: today() });
  const last = (await lastNumber(db, series)) ?? series.first - 1;
  return (invoice_number: string) =>
    (runningIn(invoice_number, series.prefix, series.year) ?? 0) > last;
}

/** A workbook to fill in. */
export async function openingBalanceTemplate() {
  const day = today();
  const example: OpeningBalanceRow = {
    ...NEW_OPENING_BALANCE,
    ...{ invoice_number: 'F-0042', customer: 'Voorbeeld B.V.', description: 'Advies' },
    ...{ date: addDays(day, -40), expiration_date: addDays(day, -10), open_amount: 121 },
  };
  const sheet = { sheet: IMPORT_TEXTS.sheet, example };
  return {
    name: IMPORT_TEXTS.templateName,
    content: await templateOf(OPENING_BALANCE_COLUMNS, sheet),
  };
}
