import {
  allowsOnDocument,
  DOCUMENT_ACTORS,
  DOCUMENT_STATUSES,
  type DocumentAction,
  type DocumentStage,
  DocumentStatus,
  stageAfter,
  statusesIn,
} from './document-status';
import { TAG_CODES } from './tag';

/**
 * Who does it, and what follows of a labelled document at each stage: a stage, `=` when it stays as it is, nothing
 * when it cannot be done.
 */
const TABLE = `
                by         toProcess   toBook     questions  recognition booking  booked  trash
  edit          documents  =           =          =          -           -        -       -
  label         documents  =           =          -          -           -        -       -
  process       documents  recognition -          -          -           -        -       -
  recognised    job        -           -          -          toBook      -        -       -
  notRecognised job        -           -          -          toBook      -        -       -
  book          documents  -           booking    booking    -           -        -       -
  accepted      job        -           -          -          -           booked   -       -
  refused       job        -           -          -          -           toBook   -       -
  uncertain     job        -           -          -          -           =        -       -
  takeBack      documents  -           -          -          -           -        toBook  -
  ask           documents  questions   questions  questions  =           =        =       -
  answer        documents  -           -          =          -           -        -       -
  endQuestion   documents  -           -          toBook     -           -        -       -
  move          documents  toProcess   toProcess  toProcess  -           -        -       -
  cut           documents  trash       trash      trash      -           -        -       -
  merge         documents  trash       trash      trash      -           -        -       -
  delete        documents  trash       trash      trash      -           -        -       -
  restore       documents  -           -          -          -           -        -       =
`;

const [[, ...stages] = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/));

const cells = rows.flatMap(([action, , ...following]) =>
  following.map((next, column): [DocumentStage, DocumentAction, string] => [
    stages[column] as DocumentStage,
    action as DocumentAction,
    next,
  ]),
);

const { toProcess, toBook, booked, questions, inProgress } = DocumentStatus;

const OF_STAGE = {
  toProcess: { status: toProcess },
  toBook: { status: toBook },
  questions: { status: questions },
  recognition: { status: inProgress, in_progress_for: 'recognition' },
  booking: { status: inProgress, in_progress_for: 'booking' },
  booked: { status: booked, is_provisional: true },
  trash: { status: toBook, deleted_at: '2026-10-12T09:30:00.000Z' },
} satisfies Record<DocumentStage, Omit<Parameters<typeof stageAfter>[0], 'tag'>>;

const at = (stage: DocumentStage) => ({ ...OF_STAGE[stage], tag: 'INK' as const });

describe('the states of a document', () => {
  it('has a row for every action and a column for every stage', () => {
    expect([...stages].sort()).toEqual(Object.keys(OF_STAGE).sort());
    expect(rows.map(([action]) => action).sort()).toEqual(Object.keys(DOCUMENT_ACTORS).sort());
    expect(cells).toHaveLength(18 * 7);
  });

  it.each(cells)('%s, %s: %s', (stage, action, next) => {
    expect(allowsOnDocument(at(stage), action)).toBe(next !== '-');
    if (next !== '-') expect(stageAfter(at(stage), action) ?? '=').toBe(next);
  });

  it.each(rows)('%s is done by: %s', (action, by) => {
    expect(DOCUMENT_ACTORS[action as DocumentAction]).toBe(by);
  });

  it('lets nothing be done while nobody knows which job has it', () => {
    const document = { status: inProgress, tag: 'INK' as const };
    const possible = rows.filter(([action]) =>
      allowsOnDocument(document, action as DocumentAction),
    );
    expect(possible).toEqual([]);
  });

  it.each(cells)('without a label, %s, %s: never processed or booked', (stage, action, next) => {
    const document = { ...at(stage), tag: null };
    const never = ['process', 'book'].includes(action);
    expect(allowsOnDocument(document, action)).toBe(!never && next !== '-');
  });

  it('goes back to where it can be labelled when a question about an unlabelled one ends', () => {
    expect(stageAfter({ status: questions, tag: null }, 'endQuestion')).toBe('toProcess');
  });

  it.each(cells)(
    'of an own invoice, %s, %s: stays what it is, where it is',
    (stage, action, next) => {
      const document = { ...at(stage), is_own_invoice: true };
      const never = ['label', 'move', 'cut', 'merge', 'delete'].includes(action);
      expect(allowsOnDocument(document, action)).toBe(!never && next !== '-');
    },
  );

  it.each(cells)(
    'made by an import, %s, %s: stays that sheet, or is deleted',
    (stage, action, next) => {
      const document = { ...at(stage), import_id: 1 };
      const never = ['label', 'move', 'cut', 'merge'].includes(action);
      expect(allowsOnDocument(document, action)).toBe(!never && next !== '-');
    },
  );

  it('is not taken back once it is booked for good', () => {
    expect(allowsOnDocument({ status: booked, tag: 'VRK' }, 'takeBack')).toBe(false);
  });

  it('lists every state under one tab', () => {
    const listed = (['booked', 'to_book', 'questions', 'to_progress'] as const).flatMap(statusesIn);
    expect(listed.sort()).toEqual([...DOCUMENT_STATUSES].sort());
  });

  it('knows the labels of the bookkeeping', () => {
    expect(TAG_CODES).toEqual(['INK', 'VRK']);
  });
});
