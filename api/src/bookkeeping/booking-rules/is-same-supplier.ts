import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { plainName } from '../../platform/database/plain-name';
import { relation } from '../../platform/database/schema/relations';

/** By what a supplier is known: the numbers as they are stored, and its name as names are compared. */
export type Marks = Record<'tax_number' | 'coc_number' | 'bank_account' | 'plain_name', SQLWrapper>;

/**
 * How surely two are the same supplier: 1 by VAT number, 2 by number of the trade register, 3 by account, 4 by name; null
 * when they are not. Whose VAT numbers differ, or else those of the trade register, are two, whatever else they share: a
 * factor has the account of many, and a branch the name of another.
 */
export const likeness = (one: Marks, other: Marks): SQL<1 | 2 | 3 | 4 | null> => sql`case
  when ${isSame('tax_number', one, other)} then 1
  when ${one.tax_number} <> '' and ${other.tax_number} <> '' then null
  when ${isSame('coc_number', one, other)} then 2
  when ${one.coc_number} <> '' and ${other.coc_number} <> '' then null
  when ${isSame('bank_account', one, other)} then 3
  when ${isSame('plain_name', one, other)} then 4
end`;

const isSame = (mark: keyof Marks, one: Marks, other: Marks): SQL =>
  sql`(${one[mark]} <> '' and ${one[mark]} = ${other[mark]})`;

/** What customers and suppliers are known by; an index has each. */
export const PARTY: Marks = {
  tax_number: relation.tax_number,
  coc_number: relation.coc_number,
  bank_account: relation.bank_account,
  plain_name: plainName(relation.name),
};
