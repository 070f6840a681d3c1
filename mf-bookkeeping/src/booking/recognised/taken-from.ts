import { MAX_DESCRIPTION } from '@boekwerk/shared/contract/bookkeeping/booking';
import { readDate } from '@boekwerk/shared/domain/dates/read-date';
import { fromCents } from '@boekwerk/shared/domain/money/money';
import { readAmount } from '@boekwerk/shared/domain/money/read-amount';
import type { Clicked } from '../../parts/shown-place/shown-place';

/**
 * What a field takes of a text that was clicked; `null` when there is nothing in it for that field.
 *
 * @param held what the field holds: a description grows word by word
 */
export function takenFrom(field: string, clicked: Clicked, held: unknown): string | number | null {
  const kind = field.split('.').at(-1) ?? '';
  if (kind === 'date') return dateAt(clicked);
  if (kind === 'amount' || kind === 'value' || kind === 'vat') return amountAt(clicked);
  if (kind === 'bank_account') return accountAt(clicked);
  const word = wordAt(clicked);
  if (kind === 'description') return longer(held, word);
  return TEXTS.has(kind) && word !== '' ? word : null;
}

const TEXTS = new Set(['invoice_number', 'reference', 'supplier_tax_code']);

/** Where the word begins and ends that a sign is in. */
function spanAt({ text, at }: Clicked): [number, number] {
  return [startBefore(text, at), at + text.slice(at).search(/\s|$/)];
}

/** Where the word begins of which a place is the end, or within. */
function startBefore(text: string, at: number): number {
  let from = at;
  while (from > 0 && /\S/.test(text.charAt(from - 1))) from--;
  return from;
}

const wordAt = (clicked: Clicked) =>
  clicked.text.slice(...spanAt(clicked)).replace(/^[(:]{1,2}|[.,;:)]{1,2}$/g, '');

/** The day that a word is part of: of `12 november 2026` any of the three. */
function dateAt(clicked: Clicked): string | null {
  for (const from of startsBefore(clicked, 3)) {
    const found = readDate(clicked.text.slice(from));
    if (found && from + found.length >= clicked.at) return found.date;
  }
  return null;
}

/** With the thousands before it, if there are any. */
function amountAt(clicked: Clicked): number | null {
  const [, end] = spanAt(clicked);
  const amounts = startsBefore(clicked, 2)
    .reverse()
    .map((from) => readAmount(clicked.text.slice(from, end).trim()));
  const found = amounts.find((amount) => amount !== null);
  return found === undefined || found === null ? null : fromCents(found);
}

/** In one piece, from whichever of its groups. */
function accountAt(clicked: Clicked): string | null {
  for (const from of startsBefore(clicked, 8)) {
    const begins = /^[A-Z]{2}\d{2}(?: ?[A-Z0-9]{1,4}){3,8}/.exec(clicked.text.slice(from));
    if (begins) return begins[0].replace(/ /g, '').slice(0, 34);
  }
  return null;
}

/** Where the word begins that was clicked, and some words before it. */
function startsBefore(clicked: Clicked, words: number): number[] {
  const starts: number[] = [];
  let [from] = spanAt(clicked);
  while (starts.length <= words) {
    starts.push(from);
    const before = clicked.text.slice(0, from).trimEnd();
    if (before === '') break;
    from = startBefore(before, before.length);
  }
  return starts;
}

function longer(held: unknown, word: string): string | null {
  if (word === '') return null;
  const all = typeof held === 'string' && held !== '' ? `${held} ${word}` : word;
  return all.length > MAX_DESCRIPTION ? null : all;
}
