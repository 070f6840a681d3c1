import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * The name of a company as two are compared: in small letters, without signs and without its legal form. An index has it
 * of each customer and supplier, in these very words.
 */
export const plainName = (name: AnyColumn | SQL): SQL =>
  sql`trim(regexp_replace(regexp_replace(lower(${name}), '[^[:alnum:]]+', ' ', 'g'), '( b ?v| n ?v| v ?o ?f| gmbh| ltd| inc| sa| sarl)? *$', ''))`;

/** The same of a name that a statement brings along, which knows no language of its own. */
export const plainNameOf = (name: string): SQL => plainName(sql`${name}::text COLLATE "und-x-icu"`);
