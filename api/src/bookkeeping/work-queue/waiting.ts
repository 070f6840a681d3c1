import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { WORK_KINDS, type WorkKind } from '@boekwerk/shared/domain/document/work-kind';
import { and, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { booking_attempt } from '../../platform/database/schema/bookings';
import { booking_item, note } from '../../platform/database/schema/bookkeeping';
import { hasOtherStatus, hasStatus } from '../documents/has-status';
import { isThere } from '../documents/is-there';

/** The company asked it, and waits for an answer. */
const isAsked = sql`exists (
  select from ${note} where ${note.id} = ${booking_item.question_id} and ${note.side} = 'company')`;

const isUncertain = sql`exists (
  select from ${booking_attempt} where ${booking_attempt.booking_item_id} = ${booking_item.id}
    and ${booking_attempt.ended_at} is null and ${booking_attempt.state} = 'uncertain')`;

/** Which documents wait, and why: no two of these are so of one. */
const WAITS: Record<WorkKind, SQL | undefined> = {
  to_process: hasStatus(DocumentStatus.toProcess),
  to_book: and(hasStatus(DocumentStatus.toBook), isNull(booking_item.booking_errors)),
  answered: and(hasStatus(DocumentStatus.questions), isNull(booking_item.question_id)),
  asked: and(hasStatus(DocumentStatus.questions), isAsked),
  refused: and(hasStatus(DocumentStatus.toBook), isNotNull(booking_item.booking_errors)),
  uncertain: and(hasStatus(DocumentStatus.inProgress), isUncertain),
};

/** Whether a document waits, for one reason or for any. */
export const waits = (kind: WorkKind | 'all'): SQL | undefined =>
  and(
    isThere,
    hasOtherStatus(DocumentStatus.booked),
    kind === 'all' ? or(...Object.values(WAITS)) : WAITS[kind],
  );

/** Why a document that {@link waits} does. */
export const kindOfWork = sql<WorkKind>`case ${sql.join(
  WORK_KINDS.map((kind) => sql`when ${WAITS[kind]} then ${sql.raw(`'${kind}'`)}`),
  sql` `,
)} end`;
