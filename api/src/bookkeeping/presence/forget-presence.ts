import { lt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { document_presence } from '../../platform/database/schema/bookkeeping';
import { ago, GONE_MS } from './store';

/** Removes what nobody is told any more. */
export const forgetPresence = (db: Queries) =>
  db.delete(document_presence).where(lt(document_presence.seen_at, ago(GONE_MS)));
