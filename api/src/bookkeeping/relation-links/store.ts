import type { SavedLine } from '@boekwerk/shared/domain/booking/saved-lines';
import { LedgerType, type RelationLedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { and, asc, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import {
  accounting_connection,
  accounting_relation,
  ledger_account,
} from '../../platform/database/schema/accounting';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { relation } from '../../platform/database/schema/relations';
import { foldedSql, hasWords } from '../../platform/database/search-words';
import { isThere } from '../documents/is-there';
import { hasNumber } from '../duplicates/same-number';
import { isAccountOfLink } from './account-of-relation';

export type StoredLink = typeof accounting_relation.$inferSelect;
export type Account = typeof ledger_account.$inferSelect;
export type LinkRow = Awaited<ReturnType<typeof selectLinks>>[number];

/** Which kind of relation is a debtor, and which a creditor, when nothing else says it. */
const KIND_OF = {
  [LedgerType.customer]: 'client',
  [LedgerType.supplier]: 'supplier',
} as const satisfies Record<RelationLedgerType, string>;

export const typeOfKind = (kind: 'client' | 'supplier'): RelationLedgerType =>
  kind === 'supplier' ? LedgerType.supplier : LedgerType.customer;

const officeOf = (relation_id: number): SQL =>
  sql`(SELECT ${accounting_connection.office_code} FROM ${accounting_connection}
    WHERE ${accounting_connection.relation_id} = ${relation_id})`;

const isOwned = (relation_id: number) => eq(relation.owner_relation_id, relation_id);

/** Customers and suppliers of a company, each beside the debtor, or creditor, that it is in the linked office. */
const selectLinks = (db: Queries, relation_id: number, type: RelationLedgerType) =>
  db
    .select({
      client: {
        id: relation.id,
        name: relation.name,
        first_name: relation.first_name,
        last_name: relation.last_name,
        type: relation.enterprise_relation_type,
        tax_number: relation.tax_number,
        coc_number: relation.coc_number,
        bank_account: relation.bank_account,
        hidden: relation.hidden,
        active: relation.active,
      },
      link: accounting_relation,
      account: {
        code: ledger_account.code,
        name: ledger_account.name,
        active: ledger_account.active,
        control_ledger_account_id: ledger_account.default_ledger_account_id,
      },
    })
    .from(relation)
    .leftJoin(
      accounting_relation,
      and(
        eq(accounting_relation.relation_id, relation_id),
        eq(accounting_relation.enterprise_relation_id, relation.id),
        eq(accounting_relation.type, type),
        eq(accounting_relation.office_code, officeOf(relation_id)),
      ),
    )
    .leftJoin(ledger_account, isAccountOfLink(ledger_account))
    .$dynamic();

/** So many of the documents that were handed in last say who comes first. */
const RECENT_DOCUMENTS = 100;
/** More than these are no longer found sooner than by name. */
const RECENT_RELATIONS = 5;

/** Who was on a document last, the latest of them with the highest rank. */
const recentlyUsed = (db: Queries, relation_id: number) => {
  const latest = db
    .select({ id: booking_item.id, party_id: booking_item.supplier_relation_id })
    .from(booking_item)
    .where(and(eq(booking_item.relation_id, relation_id), isThere))
    .orderBy(desc(booking_item.uploaded_date), desc(booking_item.id))
    .limit(RECENT_DOCUMENTS)
    .as('latest');
  const rank = sql<number>`max(${latest.id})`.as('rank');
  return db
    .select({ party_id: latest.party_id, rank })
    .from(latest)
    .where(isNotNull(latest.party_id))
    .groupBy(latest.party_id)
    .orderBy(desc(rank))
    .limit(RECENT_RELATIONS)
    .as('recent');
};

/** Whom to book on: who is linked, and whose kind it is; those of the latest documents first, the rest by name. */
export const findLinks = (
  db: Queries,
  relation_id: number,
  { type, search, count }: { type: RelationLedgerType; search: string; count: number },
): Promise<LinkRow[]> => {
  const recent = recentlyUsed(db, relation_id);
  return selectLinks(db, relation_id, type)
    .leftJoin(recent, eq(recent.party_id, relation.id))
    .where(
      and(
        ...[isOwned(relation_id), eq(relation.active, 1), eq(relation.hidden, 0)],
        or(isNotNull(accounting_relation.id), eq(relation.enterprise_relation_type, KIND_OF[type])),
        ...hasWords(
          sql`${relation.search_text} || ' '
            || ${foldedSql(sql`coalesce(${ledger_account.code} || ' ' || ${ledger_account.name}, '')`)}`,
          search,
        ),
      ),
    )
    .orderBy(sql`${recent.rank} DESC NULLS LAST`, asc(relation.party_name), asc(relation.id))
    .limit(count);
};

export async function findLinkRow(
  db: Queries,
  relation_id: number,
  { id, type }: { id: number; type: RelationLedgerType },
): Promise<LinkRow | undefined> {
  const isIt = and(isOwned(relation_id), eq(relation.id, id));
  const [found] = await selectLinks(db, relation_id, type).where(isIt);
  return found;
}

/** Who is linked with a debtor or creditor: one relation at most. */
export async function findLinkedParty(
  db: Queries,
  { relation_id, id }: Pick<Account, 'relation_id' | 'id'>,
) {
  const [found] = await db
    .select({
      id: relation.id,
      name: relation.name,
      first_name: relation.first_name,
      last_name: relation.last_name,
      active: relation.active,
    })
    .from(accounting_relation)
    .innerJoin(relation, eq(relation.id, accounting_relation.enterprise_relation_id))
    .where(
      and(
        eq(accounting_relation.relation_id, relation_id),
        eq(accounting_relation.ledger_account_id, id),
      ),
    );
  return found;
}

type Linked = Pick<
  StoredLink,
  'relation_id' | 'enterprise_relation_id' | 'office_code' | 'type' | 'ledger_account_id'
>;

/** Links a relation with a debtor or creditor, in the place of the one before, and of a relation that was deleted. */
export async function putLink(db: Queries, link: Linked): Promise<void> {
  await db.delete(accounting_relation).where(
    and(
      eq(accounting_relation.relation_id, link.relation_id),
      eq(accounting_relation.ledger_account_id, link.ledger_account_id),
      ne(accounting_relation.enterprise_relation_id, link.enterprise_relation_id),
      sql`NOT EXISTS (SELECT 1 FROM ${relation} party
          WHERE party.id = ${accounting_relation.enterprise_relation_id} AND party.active = 1)`,
    ),
  );
  const { relation_id, enterprise_relation_id, office_code, type } = accounting_relation;
  await db
    .insert(accounting_relation)
    .values(link)
    .onConflictDoUpdate({
      target: [relation_id, enterprise_relation_id, office_code, type],
      set: {
        ledger_account_id: link.ledger_account_id,
        // That of one is not that of another.
        default_vat_ledger_account_id: sql`CASE
          WHEN ${accounting_relation.ledger_account_id} = ${link.ledger_account_id}
          THEN ${accounting_relation.default_vat_ledger_account_id} END`,
      },
    });
}

/** How documents of who is linked with it are booked; what somebody chose themselves stays. */
export async function fillDefaultVat(
  db: Queries,
  { relation_id, id }: Pick<Account, 'relation_id' | 'id'>,
  default_vat_ledger_account_id: number,
): Promise<void> {
  await db
    .update(accounting_relation)
    .set({ default_vat_ledger_account_id })
    .where(
      and(
        eq(accounting_relation.relation_id, relation_id),
        eq(accounting_relation.ledger_account_id, id),
        sql`${accounting_relation.default_vat_ledger_account_id} IS NULL`,
      ),
    );
}

type LinkOf = Pick<StoredLink, 'relation_id' | 'enterprise_relation_id' | 'office_code' | 'type'>;

/**
 * Keeps how the next document of a linked relation is booked.
 *
 * @returns what was kept before; `undefined` when the relation is not linked in that office, and nothing is kept
 */
export async function updateDefaultLines(
  db: Queries,
  { relation_id, enterprise_relation_id, office_code, type }: LinkOf,
  default_lines: SavedLine[],
): Promise<SavedLine[] | null | undefined> {
  const isIt = and(
    eq(accounting_relation.relation_id, relation_id),
    eq(accounting_relation.enterprise_relation_id, enterprise_relation_id),
    eq(accounting_relation.office_code, office_code),
    eq(accounting_relation.type, type),
  );
  const [before] = await db
    .select({ default_lines: accounting_relation.default_lines })
    .from(accounting_relation)
    .where(isIt)
    .for('update');
  if (!before) return undefined;
  await db.update(accounting_relation).set({ default_lines }).where(isIt);
  return before.default_lines;
}

/** Documents of a customer or supplier that have a number, or that very number, the newest first. */
export const findInvoiceIds = (
  db: Queries,
  relation_id: number,
  { id, invoice_number, count }: { id: number; invoice_number: string; count: number },
) =>
  db
    .select({
      id: booking_item.id,
      invoice_number: booking_item.invoice_number,
      is_credit: booking_item.is_credit,
    })
    .from(booking_item)
    .where(
      and(
        eq(booking_item.relation_id, relation_id),
        eq(booking_item.supplier_relation_id, id),
        isThere,
        invoice_number === '' ? ne(booking_item.invoice_number, '') : hasNumber(invoice_number),
      ),
    )
    .orderBy(desc(booking_item.id))
    .limit(count);
