import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { insertRows } from '../platform/database/insert-rows';
import { administration_relation, relation } from '../platform/database/schema/relations';
import type { Owner } from '../relations/alike/find-alike';
import { searchTextOf } from '../relations/search-text';
import { NEW_PARTY, type Party } from './party';

/** Rows of one statement. */
const PORTION = 1000;

/** Adds relations. @returns them in the same order, with their numbers */
export async function insertParties(
  db: Queries,
  owner: Owner,
  parties: readonly Party[],
): Promise<Party[]> {
  const rows = parties.map((party) => ({
    ...fieldsOf(party),
    ...(owner.isFirm
      ? { booking_enabled: 1 as const }
      : { owner_relation_id: owner.relation_id, hidden: party.hidden }),
  }));
  const ids = await insertRows(db, relation, rows);
  const added = parties.map((party, at) => ({ ...party, id: ids[at] as number })); // one each
  if (owner.isFirm) await insertClients(db, owner.relation_id, added);
  return added;
}

const insertClients = (db: Queries, administration_id: number, clients: readonly Party[]) =>
  insertRows(
    db,
    administration_relation,
    clients.map(({ id: enterprise_id, hidden }) => ({ administration_id, enterprise_id, hidden })),
  );

/** Changes relations of the owner's. */
export async function updateParties(
  db: Queries,
  owner: Owner,
  parties: readonly Party[],
): Promise<void> {
  for (const some of portions(parties)) {
    const rows = some.map((party) => ({ id: party.id, hidden: party.hidden, ...fieldsOf(party) }));
    await db.execute(sql`
      UPDATE relation SET ${taken}, updated_at = now(),
        hidden = CASE WHEN ${owner.isFirm} THEN relation.hidden ELSE new.hidden END
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS new(id int, hidden smallint, ${typed})
      WHERE relation.id = new.id AND ${isOwn(owner)}`);
    if (owner.isFirm) await updateClients(db, owner.relation_id, some);
  }
}

async function updateClients(db: Queries, firm_id: number, clients: readonly Party[]) {
  for (const hidden of [0, 1] as const) {
    const ids = clients.filter((one) => one.hidden === hidden).map(({ id }) => id);
    await db
      .update(administration_relation)
      .set({ hidden })
      .where(
        and(
          eq(administration_relation.administration_id, firm_id),
          sql`${administration_relation.enterprise_id} = any(${sql.param(ids)}::int[])`,
        ),
      );
  }
}

const isOwn = ({ relation_id, isFirm }: Owner) =>
  isFirm
    ? sql`EXISTS (SELECT FROM administration_relation AS link
        WHERE link.administration_id = ${relation_id} AND link.enterprise_id = relation.id)`
    : sql`relation.owner_relation_id = ${relation_id}`;

const fieldsOf = ({ id, active, hidden, ...fields }: Party) => ({
  ...fields,
  search_text: searchTextOf(fields),
});

type Field = keyof ReturnType<typeof fieldsOf>;

const columns: Pick<typeof relation, Field> = relation;
/** Every field that an import takes over. */
const FIELDS = Object.keys(fieldsOf(NEW_PARTY)) as Field[];
/** `name = new.name, …` */
const taken = sql.raw(FIELDS.map((field) => `${field} = new.${field}`).join(', '));
/** `name text, …` */
const typed = sql.raw(FIELDS.map((field) => `${field} ${columns[field].getSQLType()}`).join(', '));

const portions = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / PORTION) }, (_, at) =>
    items.slice(at * PORTION, (at + 1) * PORTION),
  );
