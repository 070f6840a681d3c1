import type { App } from '../platform/app';
import {
  accounting_connection,
  accounting_credentials,
} from '../platform/database/schema/accounting';
import { aCompany, type Company, type Member } from './builders';

type Credentials = typeof accounting_credentials.$inferSelect;

let last = 0;

/** An organisation of the accounting package that a firm has linked. */
export async function someCredentials(
  { db }: App,
  { company, user }: Pick<Member, 'company' | 'user'>,
  given: Partial<typeof accounting_credentials.$inferInsert> = {},
): Promise<Credentials> {
  const organization = `ORG${++last}`;
  const [made] = await db
    .insert(accounting_credentials)
    .values({
      relation_id: company.id,
      organization_code: organization,
      organization_name: organization,
      cluster_url: 'http://127.0.0.1:3027/cluster1',
      access_token: '',
      refresh_token: '',
      expires_at: new Date(),
      linked_by: user.id,
      ...given,
    })
    .returning();
  return made as Credentials;
}

/** Links a company with an office. */
export async function linkOffice(
  { db }: App,
  { id: relation_id, name }: Pick<Company, 'id' | 'name'>,
  given: Partial<typeof accounting_connection.$inferInsert> = {},
): Promise<void> {
  const office = { office_code: '1001', office_name: name };
  await db.insert(accounting_connection).values({ relation_id, ...office, ...given });
}

/** A company that is linked with an office. */
export async function aConnectedCompany(app: App, given: Partial<Company> = {}): Promise<Company> {
  const company = await aCompany(app, given);
  await linkOffice(app, company);
  return company;
}
