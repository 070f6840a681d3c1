import * as v from 'valibot';
import { checkConnection } from './bookkeeping/connection';
import { getDefaultRelation } from './relations';
import { getUser } from './users';

/**
 * Who signed in, in which company, and what they may do there: what these calls would answer under a token. It comes
 * with the token, so that no page has to wait for them.
 */
export const SessionAnswers = v.object({
  user: getUser.reply,
  company: getDefaultRelation.reply,
  connection: checkConnection.reply,
  /** The version of the rights among them. */
  rights_version: v.string(),
});
export type SessionAnswers = v.InferOutput<typeof SessionAnswers>;
