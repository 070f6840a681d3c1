import type { LeaveQuestion, Question } from '../confirm/question';
import { texts } from './texts';

/** The question before something typed is lost, with buttons that say what each of them does. */
export const asLeaving = (question: LeaveQuestion): Question => ({
  confirmText: texts.leave,
  cancelText: texts.stay,
  ...question,
});
