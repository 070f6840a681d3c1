import type {
  BookingSuggestion,
  RelationLink,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import { type SavedLine, savedLinesOf } from '@boekwerk/shared/domain/booking/saved-lines';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { Queries } from '../../platform/database/connect';
import { findBookable } from '../ledger-accounts/find-ledger-accounts';
import { findLastBooked, type LastBooked } from './last-booked';

/** So many of the last bookings are looked at. */
const LOOKED_AT = 3;

/**
 * How the next document of a relation is likely to be booked: as somebody kept it, else as most of the last ones were,
 * else as the package has it. Only with what is still in the linked office.
 */
export async function suggestionFor(
  db: Queries,
  relation_id: number,
  link: RelationLink,
): Promise<BookingSuggestion | null> {
  const tag: Tag = link.type === LedgerType.customer ? 'VRK' : 'INK';
  const last = await findLastBooked(db, relation_id, {
    ...{ tag, supplier_relation_id: link.client.id, count: LOOKED_AT },
  });
  const candidates = [saved(link), ...mostUsual(last), ofPackage(link)].filter(
    (each) => each !== null,
  );
  const known = await findBookable(db, relation_id, candidates.flatMap(accountsIn));
  return (
    candidates.find((each) =>
      each.lines.every((line) => accountsOf(line).every(known.has, known)),
    ) ?? null
  );
}

function saved({ ledger_account }: RelationLink): BookingSuggestion | null {
  const lines = ledger_account?.default_lines;
  if (!lines || lines.length === 0) return null;
  return { because: 'saved', date: null, description: '', ledger_account_id: null, lines };
}

/** The latest one of those that are booked alike most often, and then the latest of all. */
function mostUsual(last: readonly LastBooked[]): BookingSuggestion[] {
  const [first] = last;
  const most = last.findLast(
    (one, index) => last.findIndex((other) => shapeOf(other) === shapeOf(one)) < index,
  );
  const usual = most && last.find((one) => shapeOf(one) === shapeOf(most));
  return [usual, first].flatMap((one) =>
    one
      ? {
          because: 'last' as const,
          date: one.date,
          description: wordsOf(last),
          ledger_account_id: one.ledger_account_id,
          lines: savedLinesOf(one.lines),
        }
      : [],
  );
}

/** Words that were used more than once: those of one month would be wrong in the next. */
const wordsOf = (last: readonly LastBooked[]): string =>
  last.find(
    (one, index) => last.findIndex((other) => other.description === one.description) < index,
  )?.description ?? '';

/** On what it is booked, whatever the amounts. */
const shapeOf = ({ lines }: LastBooked): string => JSON.stringify(lines.map(accountsOf));

function ofPackage({ ledger_account }: RelationLink): BookingSuggestion | null {
  if (!ledger_account) return null;
  const { default_ledger_account_id, default_vat_ledger_account_id } = ledger_account;
  if (default_ledger_account_id === null && default_vat_ledger_account_id === null) return null;
  const line: SavedLine = {
    ledger_account_id: default_ledger_account_id,
    vat_ledger_account_id: default_vat_ledger_account_id,
    cost_place_ledger_account_id: null,
    project_ledger_account_id: null,
    description: '',
    share: 1,
  };
  const description = ledger_account.default_description ?? '';
  return { because: 'package', date: null, description, ledger_account_id: null, lines: [line] };
}

const accountsIn = ({ lines }: BookingSuggestion): number[] => lines.flatMap(accountsOf);

const accountsOf = (line: Omit<SavedLine, 'share' | 'description'>): number[] =>
  [
    line.ledger_account_id,
    line.vat_ledger_account_id,
    line.cost_place_ledger_account_id,
    line.project_ledger_account_id,
  ].filter((id) => id !== null);
