import {
  allowsOnDocument,
  DOCUMENT_STATUSES,
  type DocumentAction,
  type DocumentStage,
  DocumentStatus,
  stageAfter,
  statusesIn,
} from './document-status';
import { TAG_CODES } from './tag';

/** What follows of a labelled document at each stage: a stage, `=` when it stays as it is, `-` when it cannot be done. */
const TABLE = `
                toProcess   toBook     questions  recognition booking  booked  trash
  edit          =           =          =          -           -        -       -
  label         =           =          -          -           -        -       -
  process       recognition -          -          -           -        -       -
  recognised    -           -          -          toBook      -        -       -
  notRecognised -           -          -          toBook      -        -       -
  book          -           booking    booking    -           -        -       -
  accepted      -           -          -          -           booked   -       -
  refused       -           -          -          -           toBook   -       -
  uncertain     -           -          -          -           =        -       -
  takeBack      -           -          -          -           -        toBook  -
  ask           questions   questions  questions  =           =        =       -
  answer        -           -          =          -           -        -       -
  endQuestion   -           -          toBook     -           -        -       -
  move          toProcess   toProcess  toProcess  -           -        -       -
  cut           trash       trash      trash      -           -        -       -
  merge         trash       trash      trash      -           -        -       -
  delete        trash       trash      trash      -           -        -       -
  restore       -           -          -          -           -        -       =
`;

const [stages = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/));

const cells = rows.flatMap(([action, ...following]) =>
  following.map((next, column): [DocumentStage, DocumentAction, string] => [
    stages[column] as DocumentStage,
    action as DocumentAction,
    next,
  ]),
);

/** All there are, by their type: a new one is missed here before it is missed in the table. */
const ACTIONS = {
  ...{ edit: 1, label: 1, process: 1, recognised: 1, notRecognised: 1 },
  ...{ book: 1, accepted: 1, refused: 1, uncertain: 1, takeBack: 1 },
  ...{ ask: 1, answer: 1, endQuestion: 1 },
  ...{ move: 1, cut: 1, merge: 1, delete: 1, restore: 1 },
} satisfies Record<DocumentAction, 1>;

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
    expect(rows.map(([action]) => action).sort()).toEqual(Object.keys(ACTIONS).sort());
    expect(cells).toHaveLength(18 * 7);
  });

  it.each(cells)('%s, %s: %s', (stage, action, next) => {
    expect(allowsOnDocument(at(stage), action)).toBe(next !== '-');
    if (next !== '-') expect(stageAfter(at(stage), action) ?? '=').toBe(next);
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

  it.each([
    ['of nothing may be deleted: the link cannot book it', 0, true],
    ['of something may not', 0.01, false],
    ['of less than nothing may not', -0.01, false],
  ])('of own invoices one %s', (_, amount, isAllowed) => {
    const document = { ...at('toBook'), is_own_invoice: true, amount };
    expect(allowsOnDocument(document, 'delete')).toBe(isAllowed);
    expect(allowsOnDocument(document, 'move')).toBe(false);
  });

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

  it.each([
    ['deleted', true],
    ['changed', false],
  ] as const)('can be taken back when what it was booked as is %s: %p', (difference, expected) => {
    const document = { status: booked, tag: 'VRK', package_difference: difference } as const;
    expect(allowsOnDocument(document, 'takeBack')).toBe(expected);
  });

  it('lists every state under one tab', () => {
    const listed = (['booked', 'to_book', 'questions', 'to_progress'] as const).flatMap(statusesIn);
    expect(listed.sort()).toEqual([...DOCUMENT_STATUSES].sort());
  });

  it('knows the labels of the bookkeeping', () => {
    expect(TAG_CODES).toEqual(['INK', 'VRK']);
  });
});
