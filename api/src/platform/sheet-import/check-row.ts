import type { Match, MatchContext } from './match-rows';
import { cellPositionOf, type LocatedMessage, located, readRow } from './read-row';
import type { SpreadsheetRow } from './spreadsheet-rows';
import { type Issue, isSame, type Row } from './subject';

/** What one row comes to. */
export type RowVerdict<R extends Row> = {
  row: SpreadsheetRow;
  /** As far as the cells could be read. */
  read: R;
  before: R | null;
  /** As it would be stored; the same as `before` when nothing changes, null when it is not stored. */
  after: R | null;
  isSkipped: boolean;
  errors: LocatedMessage[];
  warnings: LocatedMessage[];
  note: LocatedMessage | undefined;
  /** Fields that the file does not have and a new row cannot do without. */
  missing: Issue<R>[];
};

type Context<R extends Row> = Pick<MatchContext<R>, 'layout' | 'subject'>;

/** Reads a row and checks it with the form of what it is about. */
export function checkRow<R extends Row>(match: Match<R>, context: Context<R>): RowVerdict<R> {
  const { layout, subject } = context;
  const { row, before } = match;
  // Who is recognised keeps what the file does not say; in what was exported a cell may be emptied.
  const base = { stored: before, keepsFilled: match.note !== undefined };
  const { row: read, changed, errors, warnings } = readRow(row, layout, subject, base);
  const verdict: RowVerdict<R> = {
    row,
    read,
    before: before ?? null,
    after: null,
    isSkipped: match.isSkipped ?? false,
    missing: [],
    warnings,
    note: match.note,
    errors: [...match.errors, ...errors],
  };
  if (match.isSkipped) return { ...verdict, errors: match.errors, warnings: [] };
  if (before && verdict.errors.length === 0 && isSame(read, before))
    return { ...verdict, after: before };
  // Which form applies is not known.
  if (match.errors.length > 0) return verdict;

  const refusal = before && subject.refusal(before, read);
  if (refusal) verdict.errors.push(located(refusal, row, layout));
  else checkForm(verdict, changed, context);
  return verdict;
}

function checkForm<R extends Row>(
  verdict: RowVerdict<R>,
  changed: Parameters<MatchContext<R>['subject']['noticed']>[1],
  context: Context<R>,
) {
  const { subject, layout } = context;
  const { row, before, read } = verdict;
  const noticed = subject.noticed(read, changed);
  verdict.warnings.push(...noticed.map((issue) => located(issue, row, layout)));
  const checked = subject.check(read);
  if ('issues' in checked) addIssues(checked.issues, verdict, context);
  else if (verdict.errors.length === 0) verdict.after = sameOr(before, checked.row);
}

/** Of a new row a column that is missing is said once, for the whole file. */
function addIssues<R extends Row>(
  issues: Issue<R>[],
  verdict: RowVerdict<R>,
  { layout, subject }: Context<R>,
) {
  for (const issue of issues) {
    const at = cellPositionOf(issue.field, layout, verdict.row.at);
    // Already said what is wrong with that cell.
    const isSaid = verdict.errors.some((one) => at.column && one.at.column?.at === at.column.at);
    const header = subject.columns.find(({ field }) => field === issue.field)?.header ?? '';
    if (isSaid) continue;
    if (at.column) verdict.errors.push({ at, message: issue.message });
    else if (verdict.before)
      verdict.errors.push({ at: { ...at, column: { header } }, message: issue.message });
    else verdict.missing.push(issue);
  }
}

const sameOr = <R extends Row>(before: R | null, after: R) =>
  before && isSame(before, after) ? before : after;
