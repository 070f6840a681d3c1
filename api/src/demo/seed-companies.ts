import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { person, relation, relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import { insertCompany } from '../relations/company/create-company';

type NewRelation = typeof relation.$inferInsert;

/** The import customer of a development installation. */
const IMPORT_CUSTOMER = 13;
/** All others come after this, out of reach of the ids that are set apart. */
const LAST_RESERVED = 1000;

/** Adds the company that imports weekly sheets, under the id that says so. */
export async function takeImportCustomerId(db: Queries, company: NewRelation): Promise<number> {
  await db
    .insert(relation)
    .overridingSystemValue()
    .values({ ...company, id: IMPORT_CUSTOMER });
  await db.execute(
    sql`SELECT setval(pg_get_serial_sequence('relation', 'id'), ${LAST_RESERVED}::bigint)`,
  );
  return IMPORT_CUSTOMER;
}

export const addCompany = async (db: Queries, company: NewRelation): Promise<number> =>
  (await insertCompany(db, company)).id;

/** A private person among the clients of a firm. */
export async function addPerson(db: Queries, party: NewRelation): Promise<number> {
  const relation_id = await addCompany(db, party);
  const more = { initial: 'A.', gender: 'female', date_of_birth: '1958-03-14' } as const;
  await db.insert(person).values({ relation_id, ...more });
  return relation_id;
}

type Person = Pick<typeof user.$inferInsert, 'name' | 'last_name' | 'email' | 'role'>;

export async function addUser(db: Queries, person: Person, password_hash: string): Promise<number> {
  const [made] = await db
    .insert(user)
    .values({ ...person, password_hash })
    .returning({ id: user.id });
  return (made as { id: number }).id;
}

/** Somebody who is invited to a company. */
export async function addInvited(db: Queries, who: Person, relation_id: number): Promise<void> {
  const invited = { ...who, status: 1, password_hash: '' } as const;
  const [made] = await db.insert(user).values(invited).returning({ id: user.id });
  const user_id = (made as { id: number }).id;
  const called = { invited_name: who.name, invited_last_name: who.last_name };
  const place = { user_id, relation_id, type: who.role, status: 1 } as const;
  await db.insert(relation_user).values({ ...place, ...called });
}

type Role = Pick<
  typeof relation_user.$inferInsert,
  'user_id' | 'relation_id' | 'type' | 'is_owner' | 'is_default'
>;

/** Lets a user work in a company; they start there, unless `is_default` says otherwise. */
export const addMember = (db: Queries, role: Role) =>
  db.insert(relation_user).values({ is_default: true, ...role });
