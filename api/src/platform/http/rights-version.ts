import { createHash } from 'node:crypto';
import type { Who } from '@boekwerk/shared/domain/user/rights';

/**
 * A version that changes whenever the caller's rights may have changed. Every answer carries it, so that an open page
 * knows when to fetch its rights again.
 */
export const rightsVersion = (who: Who): string =>
  createHash('sha256').update(JSON.stringify(who)).digest('base64url').slice(0, 16);
