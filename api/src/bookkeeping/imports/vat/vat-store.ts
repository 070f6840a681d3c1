import { CONTROL_ACCOUNT_NAMES } from '@boekwerk/shared/domain/ledger/control-account';
import { LedgerType, type RelationLedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/connect';
import { accounting_relation, ledger_account } from '../../../platform/database/schema/accounting';
import { booking_item } from '../../../platform/database/schema/bookkeeping';
import { relation } from '../../../platform/database/schema/relations';
import { comparedName } from '../../../relations/customers/by-name';
import { isThere } from '../../documents/is-there';
import { hasNumberOf } from '../../duplicates/same-number';
import { isOfOffice } from '../../ledger-accounts/store';

/** A debtor or creditor of the linked office, and the relation that is linked with it. */
export type PartyAccount = Awaited<ReturnType<typeof findPartyAccounts>>[number];

/** The debtors and creditors of the linked office that have one of these texts as their code or name. */
export const findPartyAccounts = (db: Queries, relation_id: number, texts: readonly string[]) =>
  db
    .select({
      id: ledger_account.id,
      code: ledger_account.code,
      name: ledger_account.name,
      type: sql<RelationLedgerType>`${ledger_account.type}`,
      office_code: ledger_account.office_code,
      control_ledger_account_id: ledger_account.default_ledger_account_id,
      linked_id: relation.id,
      usual_ledger_account_id: accounting_relation.default_ledger_account_id,
    })
    .from(ledger_account)
    .leftJoin(
      accounting_relation,
      and(
        eq(accounting_relation.relation_id, ledger_account.relation_id),
        eq(accounting_relation.ledger_account_id, ledger_account.id),
      ),
    )
    .leftJoin(
      relation,
      and(eq(relation.id, accounting_relation.enterprise_relation_id), eq(relation.active, 1)),
    )
    .where(
      and(
        isOfOffice(relation_id),
        eq(ledger_account.active, true),
        inArray(ledger_account.type, [LedgerType.customer, LedgerType.supplier]),
        or(
          sql`${ledger_account.code} = any(${sql.param([...texts])}::text[])`,
          sql`lower(trim(${ledger_account.name})) = any(${sql.param(texts.map(comparedName))}::text[])`,
        ),
      ),
    )
    .orderBy(asc(ledger_account.id));

/** On which account of the linked office the total of a purchase, and of a sale, is booked when a relation says nothing. */
export async function findControlAccounts(db: Queries, relation_id: number) {
  const rows = await db
    .select({
      id: ledger_account.id,
      type: ledger_account.type,
      code: ledger_account.code,
      name: sql<string>`lower(${ledger_account.name})`,
      default_id: ledger_account.default_ledger_account_id,
    })
    .from(ledger_account)
    .where(
      and(
        isOfOffice(relation_id),
        or(
          and(
            eq(ledger_account.type, LedgerType.journal),
            inArray(ledger_account.code, ['INK', 'VRK']),
          ),
          and(
            eq(ledger_account.type, LedgerType.balance),
            eq(ledger_account.active, true),
            inArray(sql`lower(${ledger_account.name})`, Object.values(CONTROL_ACCOUNT_NAMES)),
          ),
        ),
      ),
    )
    .orderBy(asc(ledger_account.code));
  const of = (tag: 'INK' | 'VRK') => ({
    ofJournal: rows.find(({ type, code }) => type === LedgerType.journal && code === tag)
      ?.default_id,
    named: rows.find(
      ({ type, name }) => type === LedgerType.balance && name === CONTROL_ACCOUNT_NAMES[tag],
    )?.id,
  });
  return { INK: of('INK'), VRK: of('VRK') };
}

/** Which of these numbers documents of these relations have. */
export const findKnownNumbers = (
  db: Queries,
  relation_id: number,
  { parties, numbers }: { parties: readonly number[]; numbers: readonly string[] },
) =>
  db
    .select({
      party_id: booking_item.supplier_relation_id,
      number: booking_item.invoice_number,
      is_credit: booking_item.is_credit,
    })
    .from(booking_item)
    .where(
      and(
        eq(booking_item.relation_id, relation_id),
        sql`${booking_item.supplier_relation_id} = any(${sql.param([...parties])}::int[])`,
        hasNumberOf(numbers),
        isThere,
      ),
    );
