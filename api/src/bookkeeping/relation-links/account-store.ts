import {
  type LedgerType,
  RELATION_LEDGER_TYPES,
  type RelationLedgerType,
} from '@boekwerk/shared/domain/ledger/ledger-type';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { keepsVersion } from '../../platform/database/keeps-version';
import { accounting_relation, ledger_account } from '../../platform/database/schema/accounting';
import { relation } from '../../platform/database/schema/relations';
import { foldedSql, hasWords } from '../../platform/database/search-words';
import { isCode, isOfOffice, type OfficeOfCompany } from '../ledger-accounts/store';
import type { Account } from './store';

/** What of a relation is looked for among debtors and creditors; '' for what it does not have. */
export type Wanted = { tax_number: string; bank_account: string; name: string };

/** A name as two are compared: capitals, spaces, dots and commas do not count. */
const plainName = sql`lower(trim(regexp_replace(regexp_replace(${ledger_account.name},
  '[.,]', '', 'g'), '\\s+', ' ', 'g')))`;

const has = (text: string, comparison: SQL) => (text === '' ? sql`false` : comparison);

/** A debtor or creditor of an active relation is taken; that of a deleted one is free again. */
const isFree = sql`NOT EXISTS (SELECT 1 FROM ${accounting_relation} linked
  JOIN ${relation} party ON party.id = linked.enterprise_relation_id AND party.active = 1
  WHERE linked.relation_id = ${ledger_account.relation_id}
    AND linked.ledger_account_id = ${ledger_account.id})`;

type Choice = {
  types: readonly RelationLedgerType[];
  search: string;
  wanted: Wanted;
  isProposed: boolean;
  count: number;
};

/** Debtors and creditors of the linked office that nobody is linked with, those that are most like what is wanted first. */
export function findUncoupled(
  db: Queries,
  relation_id: number,
  { types, search, wanted, isProposed, count }: Choice,
) {
  const same = {
    tax_number: has(wanted.tax_number, sql`${ledger_account.tax_number} = ${wanted.tax_number}`),
    bank_account: has(
      wanted.bank_account,
      sql`${wanted.bank_account}::text = ANY(${ledger_account.bank_accounts})`,
    ),
    name: has(wanted.name, sql`${plainName} = ${wanted.name}`),
  };
  const likeness = sql`(CASE WHEN ${same.tax_number} THEN 4 ELSE 0 END)
    + (CASE WHEN ${same.bank_account} THEN 2 ELSE 0 END) + (CASE WHEN ${same.name} THEN 1 ELSE 0 END)`;
  return db
    .select({
      id: ledger_account.id,
      code: ledger_account.code,
      name: ledger_account.name,
      type: sql<RelationLedgerType>`${ledger_account.type}`,
      details_read_at: ledger_account.details_read_at,
      has_tax_number: sql<boolean | null>`${same.tax_number}`,
      has_bank_account: sql<boolean | null>`${same.bank_account}`,
      has_name: sql<boolean>`${same.name}`,
    })
    .from(ledger_account)
    .where(
      and(
        ...[isOfOffice(relation_id), eq(ledger_account.active, true), isFree],
        inArray(ledger_account.type, [...types]),
        ...hasWords(
          foldedSql(sql`${ledger_account.code} || ' ' || ${ledger_account.name}`),
          search,
        ),
        isProposed ? sql`(${same.tax_number} OR ${same.bank_account} OR ${same.name})` : undefined,
      ),
    )
    .orderBy(desc(likeness), asc(ledger_account.name), asc(ledger_account.id))
    .limit(count);
}

/** A debtor or creditor of the linked office, active or not; nobody else links it until the transaction ends. */
export async function lockAccount(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<(Account & { type: RelationLedgerType }) | undefined> {
  const [found] = await db
    .select()
    .from(ledger_account)
    .where(
      and(
        isOfOffice(relation_id),
        eq(ledger_account.id, id),
        inArray(ledger_account.type, [...RELATION_LEDGER_TYPES]),
      ),
    )
    .for('update');
  return found as (Account & { type: RelationLedgerType }) | undefined; // as the types say
}

type OfType = OfficeOfCompany & { type: LedgerType };

export async function findByCode(
  db: Queries,
  { type, ...office }: OfType,
  code: string,
): Promise<Account | undefined> {
  const [found] = await db
    .select()
    .from(ledger_account)
    .where(isCode(office, type, code));
  return found;
}

/** Which of these codes relations that are still there are linked with. */
export async function takenCodes(
  db: Queries,
  { relation_id, office_code, type }: OfType,
  codes: readonly string[],
): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const found = await db
    .select({ code: ledger_account.code })
    .from(ledger_account)
    .where(
      and(
        eq(ledger_account.relation_id, relation_id),
        eq(ledger_account.office_code, office_code),
        eq(ledger_account.type, type),
        inArray(ledger_account.code, [...codes]),
        sql`NOT ${isFree}`,
      ),
    );
  return new Set(found.map(({ code }) => code));
}

/** What a debtor or creditor has beside code and name. */
export async function updateDetails(
  db: Queries,
  { relation_id, id }: Pick<Account, 'relation_id' | 'id'>,
  fields: Partial<
    Pick<Account, 'name' | 'active' | 'tax_number' | 'bank_accounts' | 'default_ledger_account_id'>
  >,
): Promise<void> {
  await db
    .update(ledger_account)
    .set({ ...fields, details_read_at: new Date(), ...keepsVersion(ledger_account) })
    .where(and(eq(ledger_account.relation_id, relation_id), eq(ledger_account.id, id)));
}
