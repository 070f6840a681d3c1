import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { exportRelationsCsv } from '@boekwerk/shared/contract/relation-import';
import { and, asc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { administration_relation, relation } from '../platform/database/schema/relations';
import type { Owner } from '../relations/alike/find-alike';
import { matchesSearch } from '../relations/search-text';
import type { Party } from './party';

export type ExportQuery = CheckedInputOf<typeof exportRelationsCsv>['query'];

/** Rows that are read at once, so that a large export does not hold up who else works. */
const PORTION = 2000;

/** The relations of these numbers that are the owner's, also those that were deleted. */
export const findParties = (db: Queries, owner: Owner, ids: number[]): Promise<Party[]> =>
  selectParties(db, owner).where(and(isOf(owner), isAnyOf(ids)));

/** The same, locked in the order of their numbers. */
export const lockParties = (db: Queries, owner: Owner, ids: number[]): Promise<Party[]> =>
  selectParties(db, owner)
    .where(and(isOf(owner), isAnyOf(ids)))
    .orderBy(asc(relation.id))
    .for('update', { of: relation });

/** The owner's relations with one of these VAT numbers, as `normaliseTaxNumber` writes it; not those that were deleted. */
export const findByTaxNumber = (
  db: Queries,
  owner: Owner,
  numbers: readonly string[],
): Promise<Party[]> =>
  selectParties(db, owner)
    .where(
      and(
        isOf(owner),
        eq(activeOf(owner), 1),
        sql`upper(regexp_replace(${relation.tax_number}, '[\\s.-]', '', 'g')) = any(${sql.param(numbers)}::text[])`,
      ),
    )
    .orderBy(asc(relation.id));

export const countFitting = (db: Queries, owner: Owner, query: ExportQuery): Promise<number> =>
  db.$count(selectParties(db, owner).where(fits(owner, query)).as('party'));

/** The relations that fit, in the order of their numbers, a portion at a time. */
export async function* findInPortions(
  db: Queries,
  owner: Owner,
  query: ExportQuery,
): AsyncGenerator<Party[]> {
  let last = 0;
  for (;;) {
    const rows = await selectParties(db, owner)
      .where(and(fits(owner, query), gt(relation.id, last)))
      .orderBy(asc(relation.id))
      .limit(PORTION);
    if (rows.length > 0) yield rows;
    if (rows.length < PORTION) return;
    last = rows.at(-1)?.id ?? last;
  }
}

const selectParties = (db: Queries, owner: Owner) =>
  db
    .select({
      id: relation.id,
      active: activeOf(owner),
      type: relation.type,
      enterprise_relation_type: relation.enterprise_relation_type,
      name: relation.name,
      first_name: relation.first_name,
      last_name: relation.last_name,
      email: relation.email,
      general_email: relation.general_email,
      email_text: relation.email_text,
      phone: relation.phone,
      mobile: relation.mobile,
      website: relation.website,
      initial: relation.initial,
      legal_form: relation.legal_form,
      invoice_address: relation.invoice_address,
      visiting_address: relation.visiting_address,
      currency: relation.currency,
      address: relation.address,
      postal_code: relation.postal_code,
      city: relation.city,
      country: relation.country,
      coc_number: relation.coc_number,
      oin: relation.oin,
      tax_number: relation.tax_number,
      bank_account: relation.bank_account,
      payment_period: relation.payment_period,
      hidden: owner.isFirm ? sql<0 | 1>`${administration_relation.hidden}` : relation.hidden,
      note: relation.note,
    })
    .from(relation)
    .leftJoin(
      administration_relation,
      and(
        eq(administration_relation.enterprise_id, relation.id),
        // Nobody has this id: a company's customers are not looked up among the clients of firms.
        eq(administration_relation.administration_id, owner.isFirm ? owner.relation_id : 0),
      ),
    );

const isOf = ({ relation_id, isFirm }: Owner): SQL =>
  isFirm ? isNotNull(administration_relation.id) : eq(relation.owner_relation_id, relation_id);

/** A firm leaves a client; the client itself may have stopped as well. */
const activeOf = ({ isFirm }: Owner) =>
  isFirm
    ? sql<0 | 1>`least(${administration_relation.active}, ${relation.active})`
    : sql<0 | 1>`${relation.active}`;

const isAnyOf = (ids: number[]) => sql`${relation.id} = any(${sql.param(ids)}::int[])`;

const fits = (owner: Owner, { search, state }: ExportQuery) =>
  and(isOf(owner), eq(activeOf(owner), state === 'active' ? 1 : 0), ...matchesSearch(search));
