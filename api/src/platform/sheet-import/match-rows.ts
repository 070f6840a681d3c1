import { setImmediate } from 'node:timers/promises';
import type { Existing } from '@boekwerk/shared/contract/sheet-import';
import type { Layout } from './layout';
import { alikeFinder, type LikenessInFile, likenessInFile, sharedKey } from './likeness';
import { cellPositionOf, type LocatedMessage, numberIn, readRow } from './read-row';
import type { SpreadsheetRow } from './spreadsheet-rows';
import type { Alike, Key, Row, Stored, Subject } from './subject';
import { SHEET_TEXTS } from './texts';

/** What a row of a file is about. */
export type Match<R extends Row> = {
  row: SpreadsheetRow;
  /** What is stored of it; `undefined` for what is new. */
  before?: R | undefined;
  /** Is about what is there already, stored or in a row before. */
  isThere?: true;
  /** Why it cannot be said what it is about. */
  errors: LocatedMessage[];
  /** By what it is seen to be there already, when the row does not say its number. */
  note?: LocatedMessage;
  isSkipped?: true;
};

export type MatchContext<R extends Row> = {
  layout: Layout<R>;
  subject: Subject<R>;
  stored: Stored<R>;
  existing: Existing;
};

/** Rows that are looked at before others get their turn. */
export const AT_A_TIME = 250;

/** Finds what each row is about: what it names by number, else what looks like it, else something new. */
export async function matchRows<R extends Row>(
  rows: readonly SpreadsheetRow[],
  context: MatchContext<R>,
): Promise<Match<R>[]> {
  const { layout, subject, stored } = context;
  const drafts: Draft<R>[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % AT_A_TIME === 0) await setImmediate();
    const number = numberIn(row, layout);
    const isNamed = Boolean(number.id || number.problem);
    drafts.push({ row, number, read: isNamed ? null : readRow(row, layout, subject).row });
  }
  const unnamed = drafts.flatMap(({ read }) => read ?? []);
  const alike = unnamed.length > 0 ? await stored.findAlike(unnamed) : [];
  const alikeTo = alikeFinder(alike, subject.keyFields);
  const known = await knownIn(stored, [
    ...drafts.flatMap(({ number }) => number.id ?? []),
    ...alike.map(({ id }) => id),
  ]);

  const seen: Seen = { ids: new Map(), inFile: likenessInFile(subject.keyFields) };
  const matches: Match<R>[] = [];
  for (const [index, { row, number, read }] of drafts.entries()) {
    if (index % AT_A_TIME === 0) await setImmediate();
    if (number.problem) matches.push(wrong(row, layout, number.problem));
    else if (number.id) matches.push(byNumber({ row, id: number.id, known, seen }, context));
    else {
      const keys = subject.keysOf(read as R);
      matches.push(byLikeness({ row, keys, alike: alikeTo(keys), known, seen }, context));
    }
  }
  return matches;
}

/** A row that says a number, or else what it comes to. */
type Draft<R extends Row> = {
  row: SpreadsheetRow;
  number: ReturnType<typeof numberIn>;
  read: R | null;
};

/** What is stored of these numbers. */
async function knownIn<R extends Row>(stored: Stored<R>, ids: number[]) {
  const found = ids.length > 0 ? await stored.find([...new Set(ids)]) : [];
  return new Map(found.map((one) => [one.id, one]));
}

/** What the rows before were about: the row in which a number came first, and those that are new. */
type Seen = { ids: Map<number, number>; inFile: LikenessInFile };

type Looked<R extends Row> = { row: SpreadsheetRow; known: ReadonlyMap<number, R>; seen: Seen };

function byNumber<R extends Row>(
  { row, id, known, seen }: Looked<R> & { id: number },
  { layout, subject: { texts }, existing }: MatchContext<R>,
): Match<R> {
  const before = known.get(id);
  if (!before) return wrong(row, layout, texts.unknownNumber);
  const earlier = seen.ids.get(id);
  if (earlier !== undefined)
    return { ...wrong(row, layout, texts.twice(earlier + 1)), before, isThere: true };
  seen.ids.set(id, row.at);
  return {
    row,
    before,
    isThere: true,
    errors: [],
    ...(existing === 'skip' && { isSkipped: true }),
  };
}

function byLikeness<R extends Row>(
  looked: Looked<R> & { keys: readonly Key[]; alike: readonly Alike[] },
  { layout, subject: { texts }, existing }: MatchContext<R>,
): Match<R> {
  const { row, keys, alike, known, seen } = looked;
  const [one] = alike;
  const same = one
    ? { key: sharedKey(keys, one.keys), row: seen.ids.get(one.id) }
    : seen.inFile.earlier(keys);
  if (!one) seen.inFile.remember(row.at, keys);
  else if (same?.row === undefined) seen.ids.set(one.id, row.at);
  if (!same) return { row, errors: [] };

  const isTwice = same.row !== undefined;
  const what = isTwice
    ? texts.alikeInFile((same.row ?? 0) + 1)
    : texts.alikeStored(one?.name ?? '');
  const say = (message: string) => messageAt(row, same.key?.field, layout, message);
  const there = { row, isThere: true } as const;
  if (existing === 'add') return { ...there, errors: [], note: say(SHEET_TEXTS.adds(what)) };
  if (existing === 'skip')
    return { ...there, errors: [], note: say(SHEET_TEXTS.skips(what)), isSkipped: true };
  if (isTwice) return { ...there, errors: [say(what)] };
  if (alike.length > 1) return { ...there, errors: [say(texts.ambiguous(alike))] };
  const before = one && known.get(one.id);
  return { ...there, errors: [], before, note: say(SHEET_TEXTS.merges(what)) };
}

const wrong = <R extends Row>(
  row: SpreadsheetRow,
  layout: Layout<R>,
  message: string,
): Match<R> => ({ row, errors: [messageAt(row, 'id', layout, message)] });

const messageAt = <R extends Row>(
  row: SpreadsheetRow,
  field = '',
  layout: Layout<R>,
  message: string,
): LocatedMessage => ({ at: cellPositionOf(field, layout, row.at), message });
