import { createHmac, randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { App } from '../platform/app';
import type { Queries } from '../platform/database/connect';
import { recovery_code } from '../platform/database/schema/accounts';

const COUNT = 10;
/** Without 0/O and 1/I/L, which look alike on paper. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

type Sealing = Pick<App, 'fieldSecret'>;
type CodeAttempt = { user_id: number; code: string };

/** Replaces a user's recovery codes. They can be read here and never again. */
export async function replaceRecoveryCodes(
  app: Sealing,
  db: Queries,
  user_id: number,
): Promise<string[]> {
  const made = new Set<string>();
  while (made.size < COUNT) made.add(`${fourLetters()}-${fourLetters()}`);
  const codes = [...made];
  await deleteRecoveryCodes(db, user_id);
  await db
    .insert(recovery_code)
    .values(codes.map((code) => ({ user_id, code_hash: hashCode(app, { user_id, code }) })));
  return codes;
}

/** Spends a code. @returns whether it was one, and had not been used */
export async function redeemRecoveryCode(
  app: Sealing,
  db: Queries,
  given: CodeAttempt,
): Promise<boolean> {
  const spent = await db
    .update(recovery_code)
    .set({ used_at: new Date() })
    .where(
      and(
        eq(recovery_code.user_id, given.user_id),
        eq(recovery_code.code_hash, hashCode(app, given)),
        isNull(recovery_code.used_at),
      ),
    )
    .returning({ id: recovery_code.id });
  return spent.length > 0;
}

export const countRecoveryCodes = (db: Queries, user_id: number): Promise<number> =>
  db.$count(recovery_code, and(eq(recovery_code.user_id, user_id), isNull(recovery_code.used_at)));

export async function deleteRecoveryCodes(db: Queries, user_id: number): Promise<void> {
  await db.delete(recovery_code).where(eq(recovery_code.user_id, user_id));
}

const fourLetters = () =>
  Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** With a key: eight letters alone could be guessed from their hash. */
const hashCode = ({ fieldSecret }: Sealing, { user_id, code }: CodeAttempt) =>
  createHmac('sha256', fieldSecret).update(`recovery code ${user_id} ${code}`).digest('hex');
