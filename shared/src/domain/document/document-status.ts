import type { PackageDifference } from './package-difference';
import type { Tag } from './tag';

/** Where a document is on its way into the books, as stored. */
export const DocumentStatus = {
  toProcess: 0,
  toBook: 1,
  booked: 2,
  questions: 3,
  /** A job has it: {@link InProgressFor} says which. */
  inProgress: 4,
} as const;

export type DocumentStatus = (typeof DocumentStatus)[keyof typeof DocumentStatus];

/** How each is called. */
export const DOCUMENT_STATUS_NAMES: Record<DocumentStatus, string> = {
  [DocumentStatus.toProcess]: 'Te verwerken',
  [DocumentStatus.toBook]: 'Nog te boeken',
  [DocumentStatus.booked]: 'Geboekt',
  [DocumentStatus.questions]: 'Vragen',
  [DocumentStatus.inProgress]: 'In verwerking',
};

export const DOCUMENT_STATUSES: readonly DocumentStatus[] = Object.values(DocumentStatus);

/** What a document in progress waits for. Only recognition is given up after a while; a booking never is. */
type InProgressFor = 'recognition' | 'booking';

type Group = 'booked' | 'to_book' | 'questions' | 'to_progress';

/** Under which tab a document of each state is listed, and in which counter it counts. */
const GROUPS: Record<DocumentStatus, Group> = {
  [DocumentStatus.toProcess]: 'to_progress',
  [DocumentStatus.toBook]: 'to_book',
  [DocumentStatus.booked]: 'booked',
  [DocumentStatus.questions]: 'questions',
  [DocumentStatus.inProgress]: 'to_progress',
};

/** The states of a tab, or of a counter. */
export const statusesIn = (group: Group): DocumentStatus[] =>
  DOCUMENT_STATUSES.filter((status) => GROUPS[status] === group);

/** The state, with the two that status 4 stands for, and the trash. */
export type DocumentStage =
  | Exclude<keyof typeof DocumentStatus, 'inProgress'>
  | InProgressFor
  | 'trash';

/** What can be done as long as nobody but people has it. */
const OF_WAITING = {
  edit: null,
  ask: 'questions',
  move: 'toProcess',
  cut: 'trash',
  merge: 'trash',
  delete: 'trash',
} as const;

/**
 * What can be done at each stage, and the stage that follows: `null` when it stays as it is. Of a cut and a merge it
 * is that of the source; what is made of it begins as what is uploaded does. A moved document is at that stage in the
 * company that it came to. A question that is asked while a job has the document opens when the job has ended.
 */
const TRANSITIONS = {
  toProcess: { ...OF_WAITING, label: null, process: 'recognition' },
  toBook: { ...OF_WAITING, label: null, book: 'booking' },
  questions: { ...OF_WAITING, answer: null, endQuestion: 'toBook', book: 'booking' },
  recognition: { ask: null, recognised: 'toBook', notRecognised: 'toBook' },
  booking: { ask: null, accepted: 'booked', refused: 'toBook', uncertain: null },
  booked: { ask: null, takeBack: 'toBook' },
  // As it was before.
  trash: { restore: null },
} as const satisfies Record<DocumentStage, Partial<Record<string, DocumentStage | null>>>;

type KeysOf<T> = T extends unknown ? keyof T : never;
export type DocumentAction = KeysOf<(typeof TRANSITIONS)[DocumentStage]>;

/** A purchase and a sale are booked differently. */
const NEEDS_LABEL: readonly DocumentAction[] = ['process', 'book'];

/** What an own invoice was made into stays what it is, where it is. */
const NOT_OF_INVOICE: readonly DocumentAction[] = ['label', 'move', 'cut', 'merge', 'delete'];

/** The link takes no total of nothing: such an invoice is booked in the package itself, and goes off the list here. */
const isDoneElsewhere = ({ amount }: Stage, action: DocumentAction): boolean =>
  action === 'delete' && amount === 0;

/** What an import made of a sheet is that sheet; it may go to the trash, to be imported anew. */
const NOT_OF_IMPORT: readonly DocumentAction[] = ['label', 'move', 'cut', 'merge'];

type Stage = {
  status: DocumentStatus;
  tag: Tag | null;
  in_progress_for?: InProgressFor | null;
  /** In the trash since. */
  deleted_at?: Date | string | null;
  /** Made of an invoice that the company sent itself. */
  is_own_invoice?: boolean;
  /** What it comes to, in euros. */
  amount?: number | null;
  /** The import that made it of a sheet. */
  import_id?: number | null;
  /** Booked, and not yet for good in the accounting package. */
  is_provisional?: boolean;
  /** What somebody did to it there since. */
  package_difference?: PackageDifference | null;
};

/** What is for good stays; what somebody deleted there would else be booked here for ever. */
const mayBeTakenBack = ({ is_provisional, package_difference }: Stage): boolean =>
  is_provisional === true || package_difference === 'deleted';

const NAMES = Object.fromEntries(
  Object.entries(DocumentStatus).map(([name, status]) => [status, name]),
) as Record<DocumentStatus, keyof typeof DocumentStatus>;

/** The state by its name. */
export const statusName = (status: DocumentStatus): keyof typeof DocumentStatus => NAMES[status];

/** Undefined for one in progress of which nobody says what it waits for: then nothing can be done. */
function stageOf({ status, in_progress_for, deleted_at }: Stage): DocumentStage | undefined {
  if (deleted_at) return 'trash';
  const name = statusName(status);
  return name === 'inProgress' ? (in_progress_for ?? undefined) : name;
}

function followers(document: Stage): Partial<Record<DocumentAction, DocumentStage | null>> {
  const stage = stageOf(document);
  return stage ? TRANSITIONS[stage] : {};
}

/** Whether something can be done to a document: read by the buttons and by the API. */
export function allowsOnDocument(document: Stage, action: DocumentAction): boolean {
  if (NEEDS_LABEL.includes(action) && !document.tag) return false;
  if (
    NOT_OF_INVOICE.includes(action) &&
    document.is_own_invoice &&
    !isDoneElsewhere(document, action)
  )
    return false;
  if (NOT_OF_IMPORT.includes(action) && document.import_id) return false;
  if (action === 'takeBack' && !mayBeTakenBack(document)) return false;
  return action in followers(document);
}

/** The stage after an action that is allowed; `null` when it stays, or comes back, as it was. */
export function stageAfter(document: Stage, action: DocumentAction): DocumentStage | null {
  // Without a label it is not ready to be booked.
  if (action === 'endQuestion' && !document.tag) return 'toProcess';
  return followers(document)[action] ?? null;
}
