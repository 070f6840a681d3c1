import type { MailedCode } from '../account-mail/mailed-codes';
import type { Queries } from '../platform/database/connect';
import { limitAttempts } from '../platform/http/attempts';
import { hashPassword } from './password';
import { personalWordsOf } from './personal-words';
import { refuseGuessable } from './refuse-guessable';

/** More than anybody mistypes. Each costs a processor for a while, and a code is used up only after it. */
const PER_CODE = { tries: 20, minutes: 60 };

/**
 * The hash of a password that the reader of an e-mail chooses with the code in it.
 *
 * @throws HttpError 422 at `password` for one that is guessed first, 429 past twenty in an hour
 */
export async function hashByCode(
  db: Queries,
  { id, user_id }: MailedCode,
  password: string,
): Promise<string> {
  await refuseGuessable(password, await personalWordsOf(db, user_id));
  await limitAttempts(db, `password code ${id}`, PER_CODE);
  return hashPassword(password);
}
