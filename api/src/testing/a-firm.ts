import type { App } from '../platform/app';
import {
  administration_relation,
  administration_user,
} from '../platform/database/schema/relations';
import { searchTextOf } from '../relations/search-text';
import { aCompany, aMember, type Company, type Member, signIn } from './builders';

/** Somebody at an accounting firm: the owner of a new one, or a colleague in that of `company`. */
export const anAccountant = async (
  app: App,
  given: Parameters<typeof aMember>[1] = {},
): Promise<Member> => {
  const firm = given.company ?? (await aCompany(app, { relation_user_type: 1 }));
  return aMember(app, { is_owner: !given.company, ...given, company: firm });
};

/** A client company of a firm, assigned to colleagues when they are given; `link` says how the firm has it. */
export async function aFirmClient(
  app: App,
  firm: Pick<Company, 'id'>,
  {
    assigned = [],
    link = {},
    ...given
  }: Partial<Company> & { assigned?: Member[]; link?: { hidden?: 0 | 1; active?: 0 | 1 } } = {},
): Promise<Company> {
  const search_text = searchTextOf(given);
  const client = await aCompany(app, { booking_enabled: 1, search_text, ...given });
  const of = { administration_id: firm.id, enterprise_id: client.id };
  await app.db.insert(administration_relation).values({ ...of, ...link });
  for (const { user } of assigned)
    await app.db.insert(administration_user).values({ ...of, user_id: user.id });
  return client;
}

/** The accountant in a client's books: `headers` go along with each call. */
export async function inBooksOf(app: App, accountant: Member, client: Company): Promise<Member> {
  const { user, company } = accountant;
  const of = { user_id: user.id, relation_id: client.id, origin_relation_id: company.id };
  return { user, company: client, headers: await signIn(app, of) };
}
