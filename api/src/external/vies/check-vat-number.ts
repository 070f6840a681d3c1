import type { VatNumberCheck } from '@boekwerk/shared/contract/vat-number';
import { canExist } from '@boekwerk/shared/domain/vat/vat-number';
import { limitAttempts } from '../../platform/http/attempts';
import type { Call, Preparation } from '../../platform/http/call';
import type { Vies } from './vies';

/** More than anybody fills in, and less than what makes VIES shut us out. */
const PER_USER = { tries: 100, minutes: 60 };

/** @throws HttpError 429 */
export const countCheck = ({ db, caller }: Preparation<Call>): Promise<void> =>
  limitAttempts(db, `vat number user ${caller.user_id}`, PER_USER);

/** What can be said of a number; a number that cannot exist is not asked for, and a register that is away is no error. */
export async function checkVatNumber(vies: Vies, tax_number: string): Promise<VatNumberCheck> {
  if (!canExist(tax_number)) return { status: 'wrong', name: null };
  try {
    const { is_known, name } = await vies.lookUp(tax_number);
    return { status: is_known ? 'known' : 'unknown', name };
  } catch {
    return { status: 'unavailable', name: null };
  }
}
