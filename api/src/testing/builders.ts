import { randomUUID } from 'node:crypto';
import { folded } from '@boekwerk/shared/domain/text/folded';
import { hash } from '@node-rs/argon2';
import { openSession } from '../auth/store';
import { newToken } from '../auth/tokens';
import type { App } from '../platform/app';
import { relation, relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';

type NewRelation = typeof relation.$inferInsert;

export type Company = typeof relation.$inferSelect;
export type User = typeof user.$inferSelect;
export type Member = { user: User; company: Company; headers: { authorization: string } };

export const PASSWORD = 'Welkom-2026!';
/** As cheap as argon2 goes: what tests need is a hash, not its strength. */
const cheapHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

let last = 0;

/** A company (or, with `relation_user_type: 1`, an accounting firm) that uses the product. */
export async function aCompany({ db }: App, given: Partial<NewRelation> = {}): Promise<Company> {
  const name = given.name ?? `Bedrijf ${++last}`;
  const email = `bedrijf${last}@voorbeeld.nl`;
  const details = { tax_number: 'NL123456782B12', bank_account: 'NL91ABNA0417164300' };
  const address = { address: 'Dorpsstraat 1', postal_code: '1234 AB', city: 'Utrecht' };
  const [made] = await db
    .insert(relation)
    .values({ name, email, general_email: email, ...details, ...address, ...given })
    .returning();
  return made as Company;
}

/** A customer of `company`; a supplier or a person when `given` says so. */
export function aCustomer(app: App, company: Company, given: Partial<NewRelation> = {}) {
  const name = given.name ?? `Klant ${++last}`;
  const coc_number = '12345678';
  const search_text = folded(name);
  const of = { owner_relation_id: company.id, name, coc_number, search_text };
  return aCompany(app, { ...of, ...given });
}

/** Somebody with the password {@link PASSWORD}, and no company yet. */
export async function aUser({ db }: App, given: Partial<typeof user.$inferInsert> = {}) {
  const email = given.email ?? `gebruiker${++last}@voorbeeld.nl`;
  const password_hash = await cheapHash;
  const [made] = await db
    .insert(user)
    .values({ name: 'Sanne', last_name: 'de Boer', email, password_hash, role: 0, ...given })
    .returning();
  return made as User;
}

/** A user in a company, signed in: `headers` go along with each call. */
export async function aMember(
  app: App,
  given: { company?: Company; user?: User } & Partial<typeof relation_user.$inferInsert> = {},
): Promise<Member> {
  const { company = await aCompany(app), user: member = await aUser(app), ...role } = given;
  const of = { relation_id: company.id, user_id: member.id };
  const defaults = { type: company.relation_user_type ?? 0, is_owner: true, is_default: true };
  await app.db.insert(relation_user).values({ ...of, ...defaults, ...role });
  return { user: member, company, headers: await signIn(app, of) };
}

/** Opens a session without the slow check of a password. */
export async function signIn(
  { db }: App,
  of: { user_id: number; relation_id: number; origin_relation_id?: number },
) {
  const id = randomUUID();
  const token = newToken(id);
  await openSession(db, { id, ...of, binding_hash: '' }, token);
  return { authorization: `Bearer ${token}` };
}
