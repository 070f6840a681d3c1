import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Connection, connectEmbedded, connectServer } from '../platform/database/connect';
import { fail, prepare, schemaHash, templateFile } from './template-database';

/** Whether tests run on PostgreSQL: what is about several connections at once proves nothing without it. */
export const onPostgres = Boolean(process.env.TEST_DATABASE_URL);

/** A fresh database with all tables: embedded in memory, or on the server of `TEST_DATABASE_URL`. */
export async function testDatabase(): Promise<Connection> {
  const { TEST_DATABASE_URL: server } = process.env;
  return server ? onServer(server) : connectEmbedded({ template: await templateFile() }, () => {});
}

async function onServer(server: string): Promise<Connection> {
  const template = `boekwerk_${schemaHash()}`;
  const name = `boekwerk_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(server, async (admin) => {
    await makeTemplateDatabase(server, template, admin);
    // Copied as files: to write all of it to the log as well takes longer.
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  });
  const connection = connectServer(withDatabase(server, name), () => {});
  const close = async () => {
    await connection.close();
    await asAdmin(server, (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  };
  return { ...connection, close };
}

/** Several test files start at once; the first makes the template, the others wait for it. */
async function makeTemplateDatabase(server: string, template: string, admin: pg.Client) {
  await admin.query('SELECT pg_advisory_lock(4730002)');
  const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [
    template,
  ]);
  if (rowCount === 0) {
    const half = `${template}_half`;
    await admin.query(`DROP DATABASE IF EXISTS ${half} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${half}`);
    const connection = connectServer(withDatabase(server, half), fail);
    await prepare(connection);
    await connection.close();
    await admin.query(`ALTER DATABASE ${half} RENAME TO ${template}`);
  }
}

/** With the template lock given back at the end, when the connection closes. */
async function asAdmin(server: string, work: (admin: pg.Client) => Promise<unknown>) {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
