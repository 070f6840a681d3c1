import type { PoolClient } from 'pg';
import { hashPassword } from '../api/src/auth/password';
import { renewProductBuckets } from '../api/src/invoicing/products/product-buckets';
import { connect } from '../api/src/platform/database/connect';
import { migrate } from '../api/src/platform/database/migrate';
import { renewCustomerBuckets } from '../api/src/relations/customers/customer-buckets';
import { renewFirmClientBuckets } from '../api/src/relations/firm-clients/firm-client-buckets';

type Kind = 'company' | 'firm';
type Filled = { client: PoolClient; company: number; user: number; count: number };

/**
 * Makes a new database with one company, or accounting firm, and its owner, and lets `fill` add `COUNT` of something to
 * it without the product's help: one by one would take hours.
 */
export const inNewCompany = (kind: Kind, fill: (to: Filled) => Promise<void>) =>
  inNewDatabase(async (client, count) => {
    const made = await newCompany(client, kind, 'meet@boekwerk.example');
    await fill({ client, ...made, count });
  });

/** Makes a new database and lets `fill` at it, with one connection that may take its time. */
export async function inNewDatabase(fill: (client: PoolClient, count: number) => Promise<void>) {
  const dir = process.env.DATA_DIR ?? '.data';
  const connection = await connect({ url: process.env.DATABASE_URL, dir }, (error) => {
    throw error;
  });
  await migrate(connection);
  // Numbering a million invoices is one statement.
  const client = await connection.pool.connect();
  await client.query('SET statement_timeout = 0');
  await fill(client, Number(process.env.COUNT));
  // The embedded database has no other for what follows; one after the other it all goes over the same one.
  client.release();
  // As every night.
  await renewCustomerBuckets(connection.db);
  await renewFirmClientBuckets(connection.db);
  await renewProductBuckets(connection.db);
  await connection.pool.query('VACUUM ANALYZE');
  await connection.close();
}

/** A company or firm and its owner, who signs in with `email` and the `PASSWORD` of the environment. */
export async function newCompany(client: PoolClient, kind: Kind, email: string) {
  const type = kind === 'firm' ? 1 : 0;
  const { rows: companies } = await client.query(
    `INSERT INTO relation (name, general_email, relation_user_type) VALUES ('Meetbedrijf B.V.', 'm@meet.example', $1)
     RETURNING id`,
    [type],
  );
  const { rows: users } = await client.query(
    `INSERT INTO "user" (name, last_name, email, password_hash, role)
     VALUES ('Mette', 'Meter', $3, $1, $2) RETURNING id`,
    [await hashPassword(process.env.PASSWORD ?? ''), type, email],
  );
  const [company, user] = [companies[0].id as number, users[0].id as number];
  await client.query(
    `INSERT INTO relation_user (relation_id, user_id, type, is_default, is_owner) VALUES ($1, $2, $3, true, true)`,
    [company, user, type],
  );
  return { company, user };
}
