// This file is compiled into each remote: what has identity is imported by its shared name.
import { currentSession, rightsBefore } from '@boekwerk/shared/session/session-store';
import type { Right } from '../domain/user/rights';

/** Whether the signed-in user is likely to have a right: until the API says it, as before the page was loaded anew. For what is asked ahead. */
export const likelyMay = (right: Right): boolean =>
  (currentSession().rights ?? rightsBefore)?.[right] === true;
