import { eq, sql } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { accounting_connection } from '../../platform/database/schema/accounting';
import { aFirmClient, anAccountant } from '../../testing/a-firm';
import { linkOffice, someCredentials } from '../../testing/an-accounting-link';
import { aCompany, aMember, aUser, type Company, type Member } from '../../testing/builders';
import { type Ids, oneOfEach } from '../../testing/everything';

/** Companies A and B are clients of the firm F1, C of the firm F2. */
export const TENANTS = ['A', 'B', 'C', 'F1', 'F2'] as const;
export type Tenant = (typeof TENANTS)[number];
export const FIRM_OF: Partial<Record<Tenant, Tenant>> = { A: 'F1', B: 'F1', C: 'F2' };
export type PerTenant<T> = Record<Tenant, T>;

export type Tenants = {
  companies: PerTenant<Company>;
  owners: PerTenant<Member>;
  /** One of each thing of a tenant, made by its owner. */
  things: PerTenant<Ids>;
};

/** The name of a tenant, which stands in nothing of any other. */
export const nameOf = (tenant: Tenant) => `Naam-van-${tenant}-kanarie`;

/**
 * Five tenants that have as many things, made in turns so that their ids run through each other. Ids of things of
 * different kinds are never the same: one that is put in the place of another points at nothing.
 */
export async function someTenants(app: App): Promise<Tenants> {
  await spreadIds(app);
  const [F1, F2] = [await aFirm(app, 'F1'), await aFirm(app, 'F2')];
  const clientOf = (firm: Company, name: Tenant) => aFirmClient(app, firm, { name: nameOf(name) });
  const [A, C, B] = [await clientOf(F1, 'A'), await clientOf(F2, 'C'), await clientOf(F1, 'B')];
  const companies = { A, B, C, F1, F2 };
  const owners = await perTenant(async (tenant) => {
    const company = companies[tenant];
    const user = await aUser(app, { last_name: nameOf(tenant) });
    if (tenant.startsWith('F')) {
      const { id } = await someCredentials(app, { company, user });
      await linkThrough(app, companies[tenant === 'F1' ? 'A' : 'C'], id);
      return anAccountant(app, { company, user, is_owner: true });
    }
    await linkOffice(app, company);
    return aMember(app, { company, user });
  });
  await perTenant((tenant) => oneOfEach(app, owners[tenant]));
  const things = await perTenant((tenant) => oneOfEach(app, owners[tenant]));
  return { companies, owners, things };
}

/** The office of a company is one of an organisation that its firm has linked. */
const linkThrough = ({ db }: App, { id }: Company, credentials_id: number) =>
  db
    .update(accounting_connection)
    .set({ credentials_id })
    .where(eq(accounting_connection.relation_id, id));

const aFirm = (app: App, tenant: Tenant) =>
  aCompany(app, { name: nameOf(tenant), relation_user_type: 1 });

/** One tenant after another: their rows take turns. */
export async function perTenant<T>(work: (tenant: Tenant) => Promise<T>): Promise<PerTenant<T>> {
  const made: [Tenant, T][] = [];
  for (const tenant of TENANTS) made.push([tenant, await work(tenant)]);
  return Object.fromEntries(made) as PerTenant<T>;
}

/** A range of ids for each table. */
const spreadIds = ({ db }: App) =>
  db.execute(sql`
    SELECT setval(pg_get_serial_sequence(quote_ident(table_name), 'id'),
      100000 * row_number() OVER (ORDER BY table_name))
    FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'id' AND is_identity = 'YES'`);
