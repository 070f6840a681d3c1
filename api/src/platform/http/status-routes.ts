import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { count, sql } from 'drizzle-orm';
import type { App } from '../app';
import type { Db } from '../database/connect';
import { invariant_check } from '../database/schema/platform';
import { isDiskFull } from '../database/sql-state';

/** Beside the bundle stands what it serves; sources have no such file. */
const CONTRACT = path.join(import.meta.dirname, 'contract.txt');

/**
 * Whether the process lives, and whether it can do its work and is not about to stop. What the last look at the data
 * found is told and no more, and so is a disk without room: a fault in some rows, or that nothing can be saved, is no reason
 * to serve nobody, and another process would serve the same rows from the same disk.
 */
export function statusRoutes({ http, db, store }: App) {
  const contract = contractId();
  http.get('/api/health', async () => ({ status: 'ok' }));

  http.get('/api/ready', async (request, reply) => {
    if (http.isLeaving()) {
      request.hindrance = 'leaving';
      return reply.status(503).header('retry-after', '5').send({ leaving: true });
    }
    const [database, storage] = await Promise.all([dataAsChecked(db), stateOf(store)]);
    if (database && storage) return { status: 'ok', data: database, storage, ...contract };
    const parts = { database: database !== null, storage: storage !== null };
    request.hindrance = 'not ready';
    request.log.error(parts, 'not ready');
    return reply.status(503).header('retry-after', '5').send(parts);
  });
}

/** The name of the contract, as the tool that releases gives it. */
const contractId = () =>
  fs.existsSync(CONTRACT) && {
    contract: createHash('sha256').update(fs.readFileSync(CONTRACT)).digest('hex').slice(0, 8),
  };

/** How the last look at the data went; `null` when the database does not answer. */
async function dataAsChecked(db: Db): Promise<'ok' | 'wrong' | 'unchecked' | null> {
  const violations = sql<number | null>`sum(${invariant_check.violations})`.mapWith(Number);
  const found = await db
    .select({ violations, checks: count() })
    .from(invariant_check)
    .catch(() => null);
  const [{ violations: wrong, checks } = { violations: null, checks: 0 }] = found ?? [];
  if (found === null) return null;
  if (checks === 0) return 'unchecked';
  return wrong ? 'wrong' : 'ok';
}

/** Whether files can be kept; `null` when they cannot be read either. */
async function stateOf(store: App['store']): Promise<'ok' | 'full' | null> {
  try {
    await store.check();
    return 'ok';
  } catch (error) {
    return isDiskFull(error) ? 'full' : null;
  }
}
