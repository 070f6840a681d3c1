import { type BookedAlike, likelyClass } from '@boekwerk/shared/domain/booking/likely-class';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { booking_line } from '../../platform/database/schema/bookings';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { hasStatus } from '../documents/has-status';

type Accounts = { ledger_account_id: number; vat_ledger_account_id: number | null };
type Asked = { tag: Tag; name: string };

/** So many documents, the latest, are looked through. */
const LATEST = 1000;
/** Shorter words tell nothing: `de`, `bv`. */
const SHORTEST_WORD = 3;
const MOST_WORDS = 8;

/**
 * On what a company is likely to book somebody with this name, by what it booked of others with words of it in their name
 * or in what was said of the booking; and those words. Null when that is nobody's guess.
 */
export async function likelyByWords(
  db: Queries,
  relation_id: number,
  { tag, name }: Asked,
): Promise<{ accounts: Accounts; words: string[] } | null> {
  const words = wordsOf(name);
  if (words.length === 0) return null;
  const found = likelyClass(await findBookedAlike(db, relation_id, { tag, words }));
  if (!found) return null;
  const { ledger_account_id, vat_ledger_account_id } = found.booked;
  return {
    accounts: { ledger_account_id, vat_ledger_account_id },
    words: found.words.flatMap((at) => words[at] ?? []),
  };
}

const wordsOf = (name: string): string[] =>
  [...new Set(name.toLowerCase().split(/[^\p{L}\p{N}]+/u))]
    .filter((word) => word.length >= SHORTEST_WORD)
    .slice(0, MOST_WORDS);

/** What the latest lines were booked on, and how many of those have each of the words. */
async function findBookedAlike(
  db: Queries,
  relation_id: number,
  { tag, words }: { tag: Tag; words: readonly string[] },
) {
  const withWord = words.map(
    (word) => sql`(count(*) filter (where strpos(words, ${` ${word} `}) > 0))::int`,
  );
  const { rows } = await db.execute<Accounts & BookedAlike>(sql`
    with latest as (
      select id, supplier_name, description from ${booking_item}
      where relation_id = ${relation_id} and booked_at is not null and tag = ${tag}
        and ${hasStatus(DocumentStatus.booked)}
      order by booked_at desc limit ${LATEST}),
    line as (
      select ${booking_line.ledger_account_id}, ${booking_line.vat_ledger_account_id},
        ' ' || regexp_replace(lower(concat_ws(' ', latest.supplier_name, latest.description,
          ${booking_line.description}) collate "und-x-icu"), '[^[:alnum:]]+', ' ', 'g') || ' ' as words
      from latest join ${booking_line} on ${booking_line.relation_id} = ${relation_id}
        and ${booking_line.booking_item_id} = latest.id
      where ${booking_line.ledger_account_id} is not null)
    select ledger_account_id, vat_ledger_account_id, count(*)::int as lines,
      array[${sql.join(withWord, sql`, `)}] as with_word
    from line group by ledger_account_id, vat_ledger_account_id`);
  return rows;
}
