import type {
  BookingSuggestion,
  LikelyBooking,
  RelationLink,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import { type SavedLine, savedLinesOf } from '@boekwerk/shared/domain/booking/saved-lines';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { Queries } from '../../platform/database/connect';
import { type RuleOfSupplier, ruleFor } from '../booking-rules/rule-for';
import { findBookable } from '../ledger-accounts/find-ledger-accounts';
import { likelyByWords } from './booked-words';
import { findLastBooked, type LastBooked } from './last-booked';

/** What most suggestions leave to who books. */
const NOTHING = { by: '', date: null, description: '', ledger_account_id: null } as const;

/** So many of the last bookings are looked at. */
const LOOKED_AT = 3;

type Likely = Pick<LikelyBooking, 'suggestion' | 'skipped_rule'>;

/**
 * How the next document of a relation is likely to be booked: as somebody kept it, else by a rule of the firm, else as
 * most of the last ones were, else as the package has it, else as others with the same words were. Only with what is still
 * in the linked office.
 */
export async function suggestionFor(
  db: Queries,
  relation_id: number,
  link: RelationLink,
): Promise<Likely> {
  const isPurchase = link.type === LedgerType.supplier;
  const tag: Tag = isPurchase ? 'INK' : 'VRK';
  const last = await findLastBooked(db, relation_id, {
    ...{ tag, supplier_relation_id: link.client.id, count: LOOKED_AT },
  });
  const rule = isPurchase ? await ruleFor(db, relation_id, link.client.id) : null;
  const candidates = [saved(link), ofRule(rule), ...mostUsual(last), ofPackage(link)].filter(
    (each) => each !== null,
  );
  const suggestion =
    (await firstBookable(db, relation_id, candidates)) ??
    (await firstBookable(db, relation_id, await ofWords(db, relation_id, link.client.name, tag)));
  const isSkipped = rule !== null && rule.missing.length > 0 && suggestion?.source !== 'saved';
  return { suggestion, skipped_rule: isSkipped ? rule : null };
}

/** The first of them of which all lines are on what is still in the linked office. */
async function firstBookable(
  db: Queries,
  relation_id: number,
  candidates: readonly BookingSuggestion[],
): Promise<BookingSuggestion | null> {
  const known = await findBookable(db, relation_id, candidates.flatMap(accountsIn));
  const found = candidates.find((each) =>
    each.lines.every((line) => accountsOf(line).every(known.has, known)),
  );
  if (!found) return null;
  // Without a control account the form has that of the journal, or asks for one.
  const { ledger_account_id: control } = found;
  return { ...found, ledger_account_id: control !== null && known.has(control) ? control : null };
}

function saved({ ledger_account }: RelationLink): BookingSuggestion | null {
  const lines = ledger_account?.default_lines;
  if (!lines || lines.length === 0) return null;
  return { ...NOTHING, because: 'saved', source: 'saved', lines };
}

/** All of it on what the rule says, unless the office does not have its codes. */
function ofRule(rule: RuleOfSupplier | null): BookingSuggestion | null {
  if (!rule || rule.missing.length > 0) return null;
  const { supplier_name, description, ledger_account_id, vat_ledger_account_id } = rule;
  const { cost_place_ledger_account_id } = rule;
  const accounts = { ledger_account_id, vat_ledger_account_id, cost_place_ledger_account_id };
  const line: SavedLine = {
    ...accounts,
    project_ledger_account_id: null,
    description: '',
    share: 1,
  };
  const why = { because: 'saved', source: 'rule', by: supplier_name } as const;
  return { ...NOTHING, ...why, description, lines: [line] };
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
          ...NOTHING,
          because: 'last' as const,
          source: 'last',
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
  return { ...NOTHING, because: 'package', source: 'package', description, lines: [line] };
}

/** All of it on what was booked of others with the same words. */
async function ofWords(
  db: Queries,
  relation_id: number,
  name: string,
  tag: Tag,
): Promise<BookingSuggestion[]> {
  const likely = await likelyByWords(db, relation_id, { tag, name });
  if (!likely) return [];
  const line: SavedLine = {
    ...likely.accounts,
    ...{ cost_place_ledger_account_id: null, project_ledger_account_id: null },
    ...{ description: '', share: 1 },
  };
  const by = likely.words.join(' ');
  return [{ ...NOTHING, because: 'last', source: 'words', by, lines: [line] }];
}

const accountsIn = ({ ledger_account_id, lines }: BookingSuggestion): number[] => [
  ...(ledger_account_id === null ? [] : [ledger_account_id]),
  ...lines.flatMap(accountsOf),
];

const accountsOf = (line: Omit<SavedLine, 'share' | 'description'>): number[] =>
  [
    line.ledger_account_id,
    line.vat_ledger_account_id,
    line.cost_place_ledger_account_id,
    line.project_ledger_account_id,
  ].filter((id) => id !== null);
