import { eq, type SQL, sql } from 'drizzle-orm';
import { user } from './schema/users';

/** Whether a user has this address, capitals aside: as the unique index compares them. */
export const hasEmail = (email: string): SQL =>
  eq(sql`lower(${user.email})`, sql`lower(${email}::text)`);

/** Equal for what {@link hasEmail} takes as one address: each letter on its own, and of `İ` nothing but the letter is left. */
export const emailKey = (email: string): string =>
  Array.from(email, (letter) => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('');
