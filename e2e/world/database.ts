import { randomUUID } from 'node:crypto';
import pg from 'pg';

const { TEST_DATABASE_URL: server } = process.env;

type Database = {
  name: string | undefined;
  env: Record<string, string>;
  drop: () => Promise<void>;
};

/**
 * A database of its own on the PostgreSQL of the tests, where there is one: it takes half of what the embedded one
 * does, which has its own tests and the journeys that ask for it.
 *
 * @param template the name of one whose rows it starts with; nobody may be connected to that
 * @returns the setting with which the product finds it, and what throws it away; without a server there is nothing to set
 */
export async function newDatabase(template = 'template1'): Promise<Database> {
  if (!server) return { name: undefined, env: {}, drop: async () => {} };
  const name = `boekwerk_e2e_${randomUUID().replaceAll('-', '')}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    env: { DATABASE_URL: url.href },
    drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
