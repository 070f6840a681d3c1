import type { Invariant } from '../../platform/invariants/invariant';
import { attemptOfOwnOffice } from './attempt-of-own-office';
import { bookedByItsAttempt } from './booked-by-its-attempt';
import { bookedEqualsLines } from './booked-equals-lines';
import { bookedIsComplete } from './booked-is-complete';
import { supplierNameIsCopied } from './copies-are-exact';
import { importIsComplete } from './import-is-complete';
import { inProgressForAnAttempt } from './in-progress-for-an-attempt';
import { invoiceIsInBooks } from './invoice-is-in-books';
import { attemptHasItsJob, readingHasItsJob, taskHasItsJob } from './jobs-of-documents';
import { oneOpenAttempt } from './one-open-attempt';
import { pageIsInOne, pagesAreKept, sourceIsInTrash } from './pages-are-kept';
import { questionIsAsked } from './question-is-asked';
import { dateTallyIsExact, dayTallyIsExact, stateTallyIsExact } from './tallies-are-exact';

/** What must be so of documents and their bookings. */
export const BOOKKEEPING_INVARIANTS: readonly Invariant[] = [
  bookedByItsAttempt,
  bookedIsComplete,
  bookedEqualsLines,
  oneOpenAttempt,
  inProgressForAnAttempt,
  attemptOfOwnOffice,
  attemptHasItsJob,
  readingHasItsJob,
  taskHasItsJob,
  pagesAreKept,
  sourceIsInTrash,
  pageIsInOne,
  questionIsAsked,
  importIsComplete,
  invoiceIsInBooks,
  supplierNameIsCopied,
  stateTallyIsExact,
  dayTallyIsExact,
  dateTallyIsExact,
];
