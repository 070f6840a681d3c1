import { customType, date, integer, numeric, timestamp } from 'drizzle-orm/pg-core';

/** Euro with at most two decimals, as `Euro` in the domain. */
export const euro = () => numeric({ precision: 14, scale: 2, mode: 'number' });

/** A sum of euro of many rows: as a number it is exact up to 90.000 of the largest invoices. */
export const euroSum = () => numeric({ precision: 20, scale: 2, mode: 'number' });

/**
 * Text that is sorted as in a dictionary, whatever the server's own language: capitals and accents stand
 * beside their letter. The order of Unicode for all languages is that of Dutch.
 */
export const dictionaryText = customType<{ data: string }>({
  dataType: () => 'text COLLATE "und-x-icu"',
});

/** A percentage with at most two decimals. */
export const percentage = () => numeric({ precision: 5, scale: 2, mode: 'number' });

/** A calendar date as `YYYY-MM-DD`; it has no time zone. */
export const day = () => date({ mode: 'string' });

/** An instant in whole milliseconds, so that what JavaScript read compares equal to what is stored. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const id = () => integer().generatedAlwaysAsIdentity().primaryKey();

/**
 * Of a row that is of a company. Its key is id and company: a table that is distributed by company can have no other. The
 * sequence still gives each number once, and the key begins with it, so that it finds a row by its number alone.
 */
export const idInCompany = () => integer().generatedAlwaysAsIdentity();

/** Created and last changed; a write may carry the `updated_at` it was based on. */
export const stamps = () => ({
  created_at: instant().notNull().defaultNow(),
  updated_at: instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});
