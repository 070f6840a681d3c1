import { toCents } from '@boekwerk/shared/domain/money/money';
import { UnreadableAnswer } from '../../accounting-error';
import type { Access } from '../../accounting-package';
import type { Search, SearchResult, TransactionRow } from '../../transaction';
import { fitting } from '../fitting';
import { writeMoment } from '../read-day';
import type { TwinfieldSettings } from '../settings';
import { listTransactions } from './list-transactions';

/** By how much the package's clock may be behind ours. */
const CLOCKS_APART_MS = 5 * 60_000;

/**
 * Looks for a transaction: by its reference when it has one, else by all that is known of it.
 *
 * @throws AccountingError also when a row cannot be read: it may be the one, and nothing is booked twice
 */
export async function findTransaction(
  settings: TwinfieldSettings,
  access: Access,
  search: Search,
): Promise<SearchResult> {
  const { is_sale, journal_code, relation_code, periods } = search;
  const list = { is_sale, journal_code, relation_code, periods };
  const { rows, unreadable } = await listTransactions(settings, access, list);
  const [unread] = unreadable;
  if (unread) throw new UnreadableAnswer(unread.why);
  const found = rows.filter(search.free_text ? hasReference(search) : isAlike(search));
  const [row, ...others] = found;
  if (!row) return { kind: 'none' };
  if (others.length > 0) return { kind: 'several', numbers: found.map(({ number }) => number) };
  return { kind: 'found', number: row.number, by: search.free_text ? 'reference' : 'amounts' };
}

const hasReference =
  ({ free_text }: Search) =>
  ({ free_texts }: TransactionRow) =>
    free_text !== null && free_texts[free_text.field - 1] === fitting(free_text.text);

function isAlike({ is_sale, is_credit, invoice_number, total, sent_at }: Search) {
  const since = writeMoment(new Date(sent_at.getTime() - CLOCKS_APART_MS));
  // A customer's invoice is debit, a supplier's credit; a credit note the other way round.
  const value = toCents(is_sale === is_credit ? -total : total);
  return (row: TransactionRow) =>
    row.invoice_number === fitting(invoice_number) &&
    toCents(row.value) === value &&
    row.created >= since;
}
