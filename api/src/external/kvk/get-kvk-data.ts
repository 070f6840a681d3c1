import type { KvkData } from '@boekwerk/shared/contract/kvk';
import { away, invalid } from '../../platform/errors';
import { limitAttempts } from '../../platform/http/attempts';
import type { Call, Preparation } from '../../platform/http/call';
import type { KvkRegister } from './kvk-register';
import { TEXTS } from './texts';

/** Each is paid for, and anybody may register; more than anybody fills in. */
const PER_USER = { tries: 100, minutes: 60 };

/** @throws HttpError 429 */
export const countLookUp = ({ db, caller }: Preparation<Call>): Promise<void> =>
  limitAttempts(db, `trade register user ${caller.user_id}`, PER_USER);

/** @throws HttpError 422 for a number that is not in the register, 503 when it does not answer */
export async function getKvkData(register: KvkRegister, coc_number: string): Promise<KvkData> {
  const found = await register.lookUp(coc_number).catch((cause) => {
    throw away(TEXTS.away, { hindrance: 'trade register', seconds: 60, cause });
  });
  if (!found) throw invalid({ coc_number: TEXTS.unknown });
  return found;
}
