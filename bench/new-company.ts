import type { PoolClient } from 'pg';
import { hashPassword } from '../api/src/auth/password';
import { connect } from '../api/src/platform/database/connect';
import { migrate } from '../api/src/platform/database/migrate';

type Filled = { client: PoolClient; company: number; count: number };

/**
 * Makes a new database with one company, or accounting firm, and its owner, and lets `fill` add `COUNT` of something to
 * it without the product's help: one by one would take hours.
 */
export async function inNewCompany(kind: 'company' | 'firm', fill: (to: Filled) => Promise<void>) {
  const dir = process.env.DATA_DIR ?? '.data';
  const connection = await connect({ url: process.env.DATABASE_URL, dir }, (error) => {
    throw error;
  });
  await migrate(connection);
  // One connection that may take its time: numbering a million invoices is one statement.
  const client = await connection.pool.connect();
  await client.query('SET statement_timeout = 0');

  const type = kind === 'firm' ? 1 : 0;
  const { rows: companies } = await client.query(
    `INSERT INTO relation (name, general_email, relation_user_type) VALUES ('Meetbedrijf B.V.', 'm@meet.example', $1)
     RETURNING id`,
    [type],
  );
  const { rows: users } = await client.query(
    `INSERT INTO "user" (name, last_name, email, password_hash, role)
     VALUES ('Mette', 'Meter', 'meet@boekwerk.example', $1, $2) RETURNING id`,
    [await hashPassword(process.env.PASSWORD ?? ''), type],
  );
  const company = companies[0].id;
  await client.query(
    `INSERT INTO relation_user (relation_id, user_id, type, is_default, is_owner) VALUES ($1, $2, $3, true, true)`,
    [company, users[0].id, type],
  );
  await fill({ client, company, count: Number(process.env.COUNT) });
  await client.query('VACUUM ANALYZE');
  client.release();
  await connection.close();
}
