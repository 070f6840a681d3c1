import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jobs } from '../jobs';
import type { App } from '../platform/app';
import { type Connection, connectEmbedded } from '../platform/database/connect';
import { migrate, migrationsFolder } from '../platform/database/migrate';
import { newJobs } from '../platform/jobs/jobs';

/** Changes when the tables do, and when there is another job. */
export function schemaHash(): string {
  const folder = migrationsFolder();
  const hash = createHash('sha256').update(fs.readFileSync(path.join(__dirname, '../jobs.ts')));
  for (const name of fs.readdirSync(folder).sort()) {
    if (name.endsWith('.sql')) hash.update(fs.readFileSync(path.join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** A dumped embedded database with all tables and no rows; made once per schema, then taken from a cache. */
export async function templateFile(): Promise<string> {
  const folder = path.join(os.tmpdir(), `boekwerk-test-${os.userInfo().uid}`);
  const file = path.join(folder, `${schemaHash()}.tar`);
  if (fs.existsSync(file)) return file;

  fs.mkdirSync(folder, { recursive: true });
  const connection = await connectEmbedded({}, fail);
  await prepare(connection);
  const beside = `${file}.${process.pid}`;
  await connection.dump(beside);
  await connection.close();
  fs.renameSync(beside, file); // whole or not there: other test workers may look at the same time
  return file;
}

/** Tables of ours, and a queue for each job: those are tables as well, and each test would make them again. */
export async function prepare(connection: Connection): Promise<void> {
  await migrate(connection);
  const queues = newJobs(connection.pool, { work: false, log: fail });
  for (const job of jobs) job({ jobs: queues } as App); // of an app they ask its queues only, until they run
  await queues.start();
  await queues.stop();
}

export function fail(error: unknown): never {
  throw error;
}
