import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * The number of an invoice without what people leave out of it or write otherwise: signs, spaces, leading zeros. An index
 * has it of each document, in these very words.
 */
export const plainNumber = (number: string | AnyColumn): SQL =>
  sql`ltrim(regexp_replace(upper(${number}), '[^A-Z0-9]', '', 'g'), '0')`;
