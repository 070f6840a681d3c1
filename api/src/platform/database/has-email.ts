import { eq, type SQL, sql } from 'drizzle-orm';
import { user } from './schema/users';

/** Whether a user has this address, capitals aside: as the unique index compares them. */
export const hasEmail = (email: string): SQL =>
  eq(sql`lower(${user.email})`, sql`lower(${email}::text)`);
