import { limitAttempts } from '../../platform/http/attempts';
import type { Call } from '../../platform/http/call';

/** More than anybody fills in. Each may mail to others as much as any company, however many of them are somebody's. */
export const NEW_COMPANIES = { tries: 100, minutes: 24 * 60 };

/** Counts a company, or a client of a firm, that somebody adds. @throws HttpError 429 */
export const limitNewCompanies = ({ db, caller }: Pick<Call, 'db' | 'caller'>): Promise<void> =>
  limitAttempts(db, `new company user ${caller.user_id}`, NEW_COMPANIES);
