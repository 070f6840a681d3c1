import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { idParams } from '../fields';

const ACCOUNTING_TASK_KINDS = ['link', 'relink', 'office', 'sync', 'relation'] as const;
const ACCOUNTING_TASK_STATES = ['queued', 'running', 'done', 'failed'] as const;

/** What a user has asked of the accounting package, and how far it is. */
export const AccountingTask = v.object({
  id: v.number(),
  kind: v.picklist(ACCOUNTING_TASK_KINDS),
  state: v.picklist(ACCOUNTING_TASK_STATES),
  /** In percent. */
  progress: v.number(),
  /** In Dutch: why it failed; what could not be read when it is done; what it waits for as long as it is under way. */
  message: v.nullable(v.string()),
  /** It failed with a question: asked again with `is_confirmed` it goes on. */
  is_question: v.boolean(),
});
export type AccountingTask = v.InferOutput<typeof AccountingTask>;

export const getAccountingTask = endpoint({
  summary: 'How far something is that was asked of the accounting package',
  method: 'GET',
  path: '/administrations/v1/accountingtask/:id',
  right: 'accountingTasks',
  ids: { 'params.id': 'accountingTask' },
  params: idParams,
  reply: AccountingTask,
});
