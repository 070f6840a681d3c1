import { DocumentStatus, stageAfter } from '@boekwerk/shared/domain/document/document-status';
import { noteEffect, type Side } from '@boekwerk/shared/domain/document/question';
import type { Queries } from '../../platform/database/connect';
import { lockItem, type StoredItem } from '../booking/booking-store';
import {
  findAskers,
  insertNote,
  markAnswered,
  type NewNote,
  type StoredNote,
  updateQuestion,
} from './note-store';

/**
 * Keeps what is said about a document, and opens or answers its question. The version of the document stays as it is:
 * whoever has it open can still save.
 *
 * @returns `undefined` when the company has no such document
 */
export async function keepNote(
  db: Queries,
  of: { relation_id: number; id: number },
  said: NewNote & { side: Side },
): Promise<StoredNote | undefined> {
  const item = await lockItem(db, of);
  if (!item) return undefined;
  const { status } = item;
  const effect = noteEffect({ status, ...(await findAskers(db, item)) }, said.side);
  const note = await insertNote(db, item, said);
  if (effect === 'opens')
    await updateQuestion(db, item, {
      status: whenAsked(item),
      question_id: note.id,
      question_at: note.created_at,
    });
  if (effect === 'answers') {
    await updateQuestion(db, item, { question_id: null, question_at: null });
    await markAnswered(db, item, note.created_at);
  }
  return note;
}

/** The state of a document that is asked about; a job keeps the one that it has. */
const whenAsked = (item: StoredItem): DocumentStatus =>
  stageAfter(item, 'ask') === 'questions' ? DocumentStatus.questions : item.status;
