import { folded } from '@boekwerk/shared/domain/text/folded';

type Searched = { title: string; words: string };

/**
 * Those that have each word of a search at the beginning of a word of theirs, the best first: by their title before by
 * other words, and a title that begins with it before one that holds it.
 */
export function bestFirst<Row extends Searched>(rows: readonly Row[], search: string): Row[] {
  const sought = plain(search);
  const words = sought.split(' ').filter((word) => word !== '');
  return rows
    .map((row) => ({ row, rank: rankOf(row, sought, words) }))
    .filter(({ rank }) => rank < NONE)
    .sort((a, b) => a.rank - b.rank)
    .map(({ row }) => row);
}

const NONE = 3;

function rankOf({ title, words }: Searched, sought: string, parts: readonly string[]): number {
  const named = plain(title);
  if (named.startsWith(sought)) return 0;
  if (parts.every((part) => ` ${named}`.includes(` ${part}`))) return 1;
  return parts.every((part) => ` ${named} ${plain(words)}`.includes(` ${part}`)) ? 2 : NONE;
}

/** Without capitals, accents and hyphens, by which people tell no words apart. */
const plain = (text: string) =>
  folded(text)
    .replaceAll(/[\s-]+/g, ' ')
    .trim();
