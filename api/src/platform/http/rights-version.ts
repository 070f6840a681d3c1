import { createHash } from 'node:crypto';
import type { Who } from '@boekwerk/shared/domain/user/rights';

/**
 * Changes whenever what a caller may do may have changed. It goes along with each answer, so that a page that is open
 * asks anew instead of showing yesterday's menu.
 */
export const rightsVersion = (who: Who): string =>
  createHash('sha256').update(JSON.stringify(who)).digest('base64url').slice(0, 16);
