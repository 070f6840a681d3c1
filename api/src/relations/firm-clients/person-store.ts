import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { person } from '../../platform/database/schema/relations';

/** What is kept of a private person among a firm's clients, beside what is kept of every party. */
export type PersonRow = typeof person.$inferSelect;

export type PersonFields = Omit<PersonRow, 'relation_id'>;

/** Of whom nothing was filled in yet. */
const NOTHING: PersonFields = {
  gender: 'male',
  bsn_sealed: '',
  memo: '',
  married_to: '',
  children: 0,
  date_of_birth: null,
};

/** @param relation_id of a person that was found among the firm's clients */
export async function findPerson(db: Queries, relation_id: number): Promise<PersonRow> {
  const [found] = await db.select().from(person).where(eq(person.relation_id, relation_id));
  return found ?? { ...NOTHING, relation_id };
}

/** @param relation_id as for {@link findPerson} */
export async function savePerson(
  db: Queries,
  relation_id: number,
  fields: PersonFields,
): Promise<PersonRow> {
  await db
    .insert(person)
    .values({ ...fields, relation_id })
    .onConflictDoUpdate({ target: person.relation_id, set: fields });
  return { ...fields, relation_id };
}
