import { sql } from 'drizzle-orm';
import type { App } from '../app';

/** Whether the process lives, and whether it can do its work. */
export function statusRoutes({ http, db, store }: App) {
  http.get('/api/health', async () => ({ status: 'ok' }));

  http.get('/api/ready', async (request, reply) => {
    const [database, storage] = await Promise.all([
      works(() => db.execute(sql`SELECT 1`)),
      works(() => store.check()),
    ]);
    if (database && storage) return { status: 'ok' };
    request.log.error({ database, storage }, 'not ready');
    return reply.status(503).header('retry-after', '5').send({ database, storage });
  });
}

async function works(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
}
