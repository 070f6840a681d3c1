import {
  type StoredCredentials,
  updateCredentialsRow,
} from '../bookkeeping/connection/credentials/store';
import { sealTokens } from '../bookkeeping/connection/credentials/tokens';
import type { App } from '../platform/app';
import {
  accounting_connection,
  accounting_credentials,
} from '../platform/database/schema/accounting';
import { aCompany, type Company, type Member } from './builders';

let last = 0;

/** An organisation of the accounting package that a firm has linked; its tokens are known to no package. */
export async function someCredentials(
  app: App,
  { company, user }: { company: Pick<Company, 'id'>; user: Pick<Member['user'], 'id'> },
  given: Partial<typeof accounting_credentials.$inferInsert> = {},
): Promise<StoredCredentials> {
  const organization = `ORG${++last}`;
  const [row] = await app.db
    .insert(accounting_credentials)
    .values({
      relation_id: company.id,
      organization_code: organization,
      organization_name: organization,
      cluster_url: `${app.config.twinfield.loginUrl}/cluster1`,
      access_token: '',
      refresh_token: '',
      expires_at: new Date(),
      linked_by: user.id,
      ...given,
    })
    .returning();
  const { id = 0 } = row ?? {};
  const tokens = { access_token: 'toegang', refresh_token: 'verversing', cluster_url: null };
  const expires_at = new Date(Date.now() + 3_600_000);
  return updateCredentialsRow(app.db, id, sealTokens(app, id, { ...tokens, expires_at }));
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
