import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from './connect';
import { secret } from './schema/platform';

/** A key that only this installation has; made at first use, the same on every node. */
export async function secretFor(db: Queries, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(secret).values({ name, value }).onConflictDoNothing();
  const [kept] = await db.select().from(secret).where(eq(secret.name, name));
  return kept?.value ?? value;
}
