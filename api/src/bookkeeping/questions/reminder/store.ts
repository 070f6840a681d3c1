import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/connect';
import { booking_item, note } from '../../../platform/database/schema/bookkeeping';
import { relation } from '../../../platform/database/schema/relations';
import { isClient } from '../../../platform/http/session-role';
import { isThere } from '../../documents/is-there';

/** Of the firm, and open; a company answers only what it can see, and a firm that has left waits for nothing any more. */
const isForCompany = (db: Queries): SQL | undefined =>
  and(
    eq(booking_item.status, DocumentStatus.questions),
    isThere,
    eq(note.side, 'firm'),
    // Once its lock is had the note alone is looked at anew: who held it may have answered.
    isNull(note.answered_at),
    eq(relation.active, 1),
    eq(relation.booking_enabled, 1),
    isClient(db),
  );

const isItsQuestion = eq(note.id, booking_item.question_id);
const isItsCompany = eq(relation.id, booking_item.relation_id);

const waitedLong = (db: Queries, before: Date): SQL | undefined =>
  and(isForCompany(db), lte(booking_item.question_at, before), isNull(note.reminded_at));

/** Companies with a question from before then that they were not mailed about. */
export const findWaitedLong = (db: Queries, before: Date) =>
  db
    .select({ relation_id: booking_item.relation_id })
    .from(booking_item)
    .innerJoin(note, isItsQuestion)
    .innerJoin(relation, isItsCompany)
    .where(waitedLong(db, before))
    .groupBy(booking_item.relation_id)
    .orderBy(asc(booking_item.relation_id));

export type Asked = Awaited<ReturnType<typeof lockAsked>>[number];

/** All that a company is asked, what it was not mailed about before all, oldest first; nobody else mails about it until the transaction ends. */
export const lockAsked = (db: Queries, relation_id: number) =>
  db
    .select({
      id: note.id,
      message: note.message,
      file_name: booking_item.file_name,
      asked_at: note.created_at,
      reminded_at: note.reminded_at,
      reference: note.reference,
    })
    .from(booking_item)
    .innerJoin(note, isItsQuestion)
    .innerJoin(relation, isItsCompany)
    .where(and(isForCompany(db), eq(booking_item.relation_id, relation_id)))
    .orderBy(sql`${note.reminded_at} nulls first`, asc(booking_item.question_at), asc(note.id))
    .for('update', { of: note });

export const updateReminded = (
  db: Queries,
  relation_id: number,
  { id, ...reminded }: Pick<Asked, 'id' | 'reminded_at' | 'reference'>,
) =>
  db
    .update(note)
    .set(reminded)
    .where(and(eq(note.relation_id, relation_id), eq(note.id, id)));
