import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Connection, connectEmbedded } from '../platform/database/connect';
import { migrate, migrationsFolder } from '../platform/database/migrate';
import { newJobs } from '../platform/jobs/jobs';

/** Changes when the tables do. */
export function schemaHash(): string {
  const folder = migrationsFolder();
  const hash = createHash('sha256');
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

/** Tables of ours and of the job queue. */
export async function prepare(connection: Connection): Promise<void> {
  await migrate(connection);
  const jobs = newJobs(connection.pool, { work: false, log: fail });
  await jobs.start();
  await jobs.stop();
}

export function fail(error: unknown): never {
  throw error;
}
