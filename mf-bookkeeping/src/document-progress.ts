import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';

/** What a document in the hands of a job waits for. */
export type DocumentProgress = 'recognition' | 'sending' | 'waiting' | 'uncertain';

type Shown = Pick<BookingDocument, 'status' | 'in_progress_for' | 'attempt'>;

/** How far a job is with a document; null when no job has it. */
export function progressOf({ status, in_progress_for, attempt }: Shown): DocumentProgress | null {
  const isTakenBack = attempt?.kind === 'takeBack' && isOpen(attempt.state);
  if (status !== DocumentStatus.inProgress && !isTakenBack) return null;
  if (!isTakenBack && in_progress_for === 'recognition') return 'recognition';
  if (attempt?.state === 'uncertain') return 'uncertain';
  return attempt?.waits_for ? 'waiting' : 'sending';
}

const isOpen = (state: NonNullable<Shown['attempt']>['state']) =>
  state === 'queued' || state === 'sending' || state === 'uncertain';

/** What takes minutes is asked less often. */
const PAUSES_MS: Record<DocumentProgress, number> = {
  recognition: 1_500,
  sending: 1_500,
  waiting: 10_000,
  uncertain: 10_000,
};

/** After how many milliseconds a document is read again; false when it changes by hand only. */
export function pauseBeforeReading(document: Shown | undefined): number | false {
  const progress = document ? progressOf(document) : null;
  return progress ? PAUSES_MS[progress] : false;
}

const PAUSE_OF_LIST_MS = 3_000;

type Page = { data: readonly Pick<BookingDocument, 'status'>[] };

/** After how many milliseconds a page of the list is read again; false when no job has any of its documents. */
export const pauseBeforeListing = (page: Page | undefined): number | false =>
  page?.data.some(({ status }) => status === DocumentStatus.inProgress) ? PAUSE_OF_LIST_MS : false;
