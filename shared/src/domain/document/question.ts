import { DocumentStatus } from './document-status';

/** Who asks and who answers: the firm that keeps the books, or the company itself. */
export type Side = 'firm' | 'company';

type Asked = {
  status: DocumentStatus;
  /** Who waits for an answer. */
  open: Side | null;
  /** Who asked the question that was answered last. */
  answered: Side | null;
};

/** What a note does besides being kept: it opens a question, or answers that of the other side. */
export type NoteEffect = 'opens' | 'answers' | 'nothing';

/**
 * What a note of one side does to the question of a document. Whoever asked may add to it; whoever answered may add to
 * the answer until the question is ended. Of a booked document nothing is asked any more.
 */
export function noteEffect({ status, open, answered }: Asked, by: Side): NoteEffect {
  if (status === DocumentStatus.booked) return 'nothing';
  if (open) return open === by ? 'nothing' : 'answers';
  const addsToAnswer = status === DocumentStatus.questions && answered !== null && answered !== by;
  return addsToAnswer ? 'nothing' : 'opens';
}

/** The state in which a job gives a document back to people: a question that was asked meanwhile opens now. */
export const statusGivenBack = ({ question_id }: { question_id: number | null }): DocumentStatus =>
  question_id === null ? DocumentStatus.toBook : DocumentStatus.questions;
