import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { and, eq } from 'drizzle-orm';
import { aPurchase } from '../../../external/accounting/testing/a-transaction';
import type { TransactionRequest } from '../../../external/accounting/transaction';
import { accounting_relation, ledger_account } from '../../../platform/database/schema/accounting';
import { booking_line } from '../../../platform/database/schema/bookings';
import { booking_item } from '../../../platform/database/schema/bookkeeping';
import { aDocument } from '../../../testing/a-document';
import { aCustomer, type Member } from '../../../testing/builders';
import type { TestApp } from '../../../testing/test-app';
import { withAccess } from '../../connection/access/with-access';

type Bookkeeper = Member & { credentials_id: number };
type Fields = Partial<typeof booking_item.$inferInsert>;

/** Puts a transaction into the office, or changes the concept with that number. @returns its number */
export async function putTransaction(
  app: TestApp,
  { credentials_id }: Pick<Bookkeeper, 'credentials_id'>,
  request: TransactionRequest,
  number?: string,
): Promise<string> {
  const outcome = await withAccess(
    app,
    { credentials_id, office_code: '1001' },
    (accounting, access) => {
      const frozen = accounting.buildTransaction(request);
      const named =
        number === undefined
          ? frozen
          : frozen.replace('<date>', `<number>${number}</number><date>`);
      return accounting.post(access, named);
    },
  );
  if (outcome.kind !== 'done') throw new Error(`not booked: ${JSON.stringify(outcome)}`);
  return outcome.transaction.number;
}

/** The office's code of a ledger or relation, as it was synchronised. */
async function accountId(
  app: TestApp,
  relation_id: number,
  type: LedgerType,
  code: string,
): Promise<number> {
  const [found] = await app.db
    .select({ id: ledger_account.id })
    .from(ledger_account)
    .where(
      and(
        eq(ledger_account.relation_id, relation_id),
        eq(ledger_account.type, type),
        eq(ledger_account.code, code),
      ),
    );
  if (!found) throw new Error(`${code} was not synchronised`);
  return found.id;
}

/** A supplier, new when none is given, who is that creditor of the office. */
export async function aCreditor(
  app: TestApp,
  { company }: Pick<Member, 'company'>,
  code = '2000',
  given?: number,
) {
  const enterprise_relation_id = given ?? (await aCustomer(app, company)).id;
  const ledger_account_id = await accountId(app, company.id, LedgerType.supplier, code);
  const of = { relation_id: company.id, enterprise_relation_id, ledger_account_id };
  const account = { office_code: '1001', type: LedgerType.supplier };
  await app.db.insert(accounting_relation).values({ ...of, ...account });
  return enterprise_relation_id;
}

/** A purchase that stands in the office as it was booked; `given` says how the document differs from it. */
export async function aBookedDocument(
  app: TestApp,
  bookkeeper: Bookkeeper,
  { request = aPurchase(), ...given }: Fields & { request?: TransactionRequest } = {},
) {
  const { company, user } = bookkeeper;
  const number = await putTransaction(app, bookkeeper, request);
  const id = await aDocument(app, bookkeeper, {
    status: DocumentStatus.booked,
    tag: request.is_sale ? 'VRK' : 'INK',
    invoice_number: request.invoice_number,
    date: request.date,
    amount: request.total,
    currency: request.currency,
    is_credit: request.is_credit,
    journal_code: request.journal_code,
    transaction_number: number,
    booked_by: user.id,
    booked_at: new Date(),
    is_provisional: true,
    ...given,
  });
  const ledger_account_id = await accountId(app, company.id, LedgerType.profitAndLoss, '4300');
  await app.db.insert(booking_line).values(
    request.lines.map(({ value, vat }, position) => ({
      relation_id: company.id,
      booking_item_id: id,
      ...{ position, value, vat, ledger_account_id },
    })),
  );
  return { id, number, request };
}

export async function itemOf({ db }: TestApp, id: number) {
  const [item] = await db.select().from(booking_item).where(eq(booking_item.id, id));
  if (!item) throw new Error(`no document ${id}`);
  return item;
}
