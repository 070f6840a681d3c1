import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/connect';
import { relation } from '../../platform/database/schema/relations';
import type { Marks } from './rules/recognise-paper';

type Item = { relation_id: number; tag: Tag | null };

/** Who a document is from or for, and by what that was found. */
export type FoundParty = {
  id: number;
  by: 'vat_number' | 'bank_account' | 'coc_number' | 'domain' | 'name';
};

/**
 * The supplier of a purchase, or the customer of a sale: by VAT number, else by account, number of the trade register,
 * domain of an address, or name. Of two that fit it is nobody's guess, and none is made.
 */
export async function findParty(
  db: Queries,
  { relation_id, tag }: Item,
  marks: Marks,
): Promise<FoundParty | null> {
  const isSale = tag === 'VRK';
  const hasVatNumber = isOneOf(relation.tax_number, marks.vat_numbers);
  // Who has another VAT number is another, whatever they share: a factor has the account of many.
  const unlessOther = (mark: SQL | undefined) =>
    mark && hasVatNumber ? and(mark, or(eq(relation.tax_number, ''), hasVatNumber)) : mark;
  const ways: [FoundParty['by'], SQL | undefined][] = [
    ['vat_number', hasVatNumber],
    // What is sold is paid to the own account.
    [
      'bank_account',
      isSale ? undefined : unlessOther(isOneOf(relation.bank_account, marks.accounts)),
    ],
    ['coc_number', unlessOther(isOneOf(relation.coc_number, marks.coc_numbers))],
    ['domain', hasDomain(marks.domains)],
    ['name', isNamedIn(marks.text)],
  ];
  for (const [by, mark] of ways) {
    const found = mark ? await findBy(db, { relation_id, isSale }, mark) : [];
    const [first] = found;
    if (first && found.length === 1) return { id: first.id, by };
  }
  return null;
}

const findBy = (
  db: Queries,
  { relation_id, isSale }: { relation_id: number; isSale: boolean },
  mark: SQL,
) =>
  db
    .select({ id: relation.id })
    .from(relation)
    .where(
      and(
        eq(relation.owner_relation_id, relation_id),
        eq(relation.active, 1),
        eq(relation.enterprise_relation_type, isSale ? 'client' : 'supplier'),
        mark,
      ),
    )
    .limit(2);

/** As it is written, but for what people put between its parts; an empty one is nobody's. */
function isOneOf(column: PgColumn, marks: readonly string[]): SQL | undefined {
  const plain = marks
    .map((mark) => mark.replace(/[^A-Za-z0-9]/g, '').toUpperCase())
    .filter((mark) => mark !== '');
  if (plain.length === 0) return undefined;
  return sql`upper(regexp_replace(${column}, '[^A-Za-z0-9]', '', 'g')) in ${plain}`;
}

const hasDomain = (domains: readonly string[]): SQL | undefined =>
  domains.length === 0
    ? undefined
    : sql`(lower(split_part(${relation.email}, '@', 2)) in ${domains}
        or lower(split_part(${relation.general_email}, '@', 2)) in ${domains})`;

/** Shorter names are words. */
const SHORTEST_NAME = 4;

/** The name without its legal form, in small letters, as whole words of the text. */
function isNamedIn(text: string): SQL | undefined {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  if (plain.trim() === '') return undefined;
  const name = sql`trim(regexp_replace(
    regexp_replace(lower(${relation.name}), '[^[:alnum:]]+', ' ', 'g'),
    '( b ?v| n ?v| v ?o ?f| gmbh| ltd| inc| sa| sarl)? *$', ''))`;
  return sql`length(${name}) >= ${SHORTEST_NAME} and strpos(${plain}, ' ' || ${name} || ' ') > 0`;
}
