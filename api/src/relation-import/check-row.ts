import type { Layout } from './layout';
import { isSame, type Party } from './party';
import { cellPositionOf, type LocatedMessage, numberIn, readRow } from './read-row';
import type { Issue, Rules } from './rules';
import type { SpreadsheetRow } from './spreadsheet-rows';
import { IMPORT_TEXTS } from './texts';

/** What one row comes to. */
export type RowVerdict = {
  row: SpreadsheetRow;
  /** As far as the cells could be read. */
  read: Party;
  before: Party | null;
  /** As it would be stored; the same as `before` when nothing changes, null when something is wrong. */
  after: Party | null;
  errors: LocatedMessage[];
  warnings: LocatedMessage[];
  /** Columns that the file does not have and a new relation cannot do without. */
  missing: { header: string; message: string }[];
};

type Context = {
  layout: Layout;
  rules: Rules;
  /** What is stored, by number. */
  known: ReadonlyMap<number, Party>;
  /** The row in which a number came first. */
  seen: Map<number, number>;
};

/** Reads a row and checks it with the form of its relation. */
export function checkRow(row: SpreadsheetRow, context: Context): RowVerdict {
  const { layout, rules } = context;
  const named = relationOf(row, context);
  const { party, changed, errors, warnings } = readRow(row, layout, named.before);
  const verdict: RowVerdict = {
    row,
    read: party,
    before: named.before ?? null,
    after: null,
    missing: [],
    warnings,
    errors: [...named.errors, ...errors],
  };
  if (named.before && verdict.errors.length === 0 && isSame(party, named.before))
    return { ...verdict, after: named.before };
  // Which form applies is not known.
  if (named.errors.length > 0) return verdict;

  const say = (issue: Issue) => messageAt(issue, row, layout);
  if (named.before && rules.changesKind(named.before, party)) {
    verdict.errors.push(say({ field: 'type', message: IMPORT_TEXTS.otherKind }));
    return verdict;
  }
  verdict.warnings.push(...rules.ignored(party, changed).map(say));
  const checked = rules.check(party);
  if ('issues' in checked) addIssues(checked.issues, verdict, context);
  else if (verdict.errors.length === 0) verdict.after = sameOr(verdict.before, checked.party);
  if (isDeletedAndChanged(verdict))
    verdict.errors.push(say({ field: 'id', message: IMPORT_TEXTS.deleted }));
  return verdict;
}

/** The stored relation that a row names; a number that is nobody's, or comes twice, is an error. */
function relationOf(row: SpreadsheetRow, { layout, known, seen }: Context) {
  const number = numberIn(row, layout);
  const at = cellPositionOf('id', layout, row.at);
  const wrong = (message: string) => ({ before: undefined, errors: [{ at, message }] });
  if ('problem' in number) return wrong(number.problem);
  if (number.id === undefined) return { before: undefined, errors: [] };

  const before = known.get(number.id);
  if (!before) return wrong(IMPORT_TEXTS.unknownNumber);
  const earlier = seen.get(number.id);
  seen.set(number.id, earlier ?? row.at);
  return earlier === undefined ? { before, errors: [] } : wrong(IMPORT_TEXTS.twice(earlier + 1));
}

/** Of a new relation a column that is missing is said once, for the whole file. */
function addIssues(issues: Issue[], verdict: RowVerdict, { layout, rules }: Context) {
  for (const issue of issues) {
    const at = cellPositionOf(issue.field, layout, verdict.row.at);
    // Already said what is wrong with that cell.
    const isSaid = verdict.errors.some((one) => at.column && one.at.column?.at === at.column.at);
    const header = rules.columns.find(({ field }) => field === issue.field)?.header ?? '';
    if (isSaid) continue;
    if (at.column) verdict.errors.push({ at, message: issue.message });
    else if (verdict.before)
      verdict.errors.push({ at: { ...at, column: { header } }, message: issue.message });
    else
      verdict.missing.push({ header, message: IMPORT_TEXTS.missingColumn(header, issue.message) });
  }
}

const isDeletedAndChanged = ({ before, after }: RowVerdict) =>
  before?.active === 0 && after !== null && after !== before;

const sameOr = (before: Party | null, after: Party) =>
  before && isSame(before, after) ? before : after;

const messageAt = (
  { field, message }: Issue,
  row: SpreadsheetRow,
  layout: Layout,
): LocatedMessage => ({
  at: cellPositionOf(field, layout, row.at),
  message,
});
