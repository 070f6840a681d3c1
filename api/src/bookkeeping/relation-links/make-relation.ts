import { AccountingError } from '../../external/accounting/accounting-error';
import type { Relation } from '../../external/accounting/master-data';
import type { Message, NotDone, Outcome } from '../../external/accounting/outcome';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { HttpError } from '../../platform/errors';
import { audited } from '../../platform/http/audit';
import { holdCustomer } from '../../relations/customers/hold-customer';
import { withAccess } from '../connection/access/with-access';
import { findConnection, holdsOffice } from '../connection/office/store';
import { putAccounts } from '../connection/sync/store-accounts';
import { type StoredTask, updateTask } from '../connection/tasks/store';
import { TaskFailed } from '../connection/tasks/task';
import { TEXTS as CONNECTION_TEXTS } from '../connection/texts';
import { findByCode, lockAccount, takenCodes } from './account-store';
import { linkAccount } from './link-account';
import type { RelationRequest, Sent } from './relation-request';
import { findLinkRow } from './store';
import { replaceRequest } from './task-store';
import { TEXTS } from './texts';

/** A worker that was held up for longer does not send what nobody waits for any more. */
const SENT_WITHIN_MS = 30_000;
/** A call ends within a minute: what is not there by then never arrived. */
const SENT_AGAIN_AFTER_MS = 90_000;
const MAX_TIMES = 2;
const LOOK_UP_AFTER_MS = 2000;
const LOOK_UPS_MS = 15_000;

type Work = {
  app: App;
  task: StoredTask;
  /** As the row has it now. */
  request: RelationRequest;
  office: { credentials_id: number; office_code: string };
};

/**
 * Makes a relation a debtor or creditor, once: before anything is sent the row says so, and what was sent and never heard
 * of is looked up by name and VAT number. Only what is not there after the call must have ended is sent again, and that
 * once.
 *
 * @throws TaskFailed when somebody must choose, or the package does not take it
 * @throws AccountingError
 */
export async function makeRelation(app: App, task: StoredTask, request: RelationRequest) {
  const work = { app, task, request, office: await officeFor(app, task, request) };
  const { type, enterprise_relation_id: id } = request;
  const row = await findLinkRow(app.db, task.relation_id, { id, type });
  if (row?.account?.active) return void (await updateTask(app.db, task.id, DONE));
  return request.sent ? lookUp(work, request.sent) : begin(work);
}

const DONE = { state: 'done', progress: 100 } as const;

async function officeFor(app: App, { relation_id }: StoredTask, { office_code }: RelationRequest) {
  const connection = await findConnection(app.db, relation_id);
  if (connection?.office_code !== office_code) throw new TaskFailed(TEXTS.officeChanged);
  const { credentials_id } = connection;
  if (credentials_id === null) throw new TaskFailed(CONNECTION_TEXTS.broken);
  return { credentials_id, office_code };
}

/** Somebody may have added it in the package since its lists were read. */
async function begin(work: Work) {
  const { name, tax_number = '' } = work.request.form;
  const found = await find(work, { name, tax_number });
  const free = await untaken(work, found);
  if (free.length > 0 && !work.request.is_confirmed) return ask(work, free);
  return send(work, found);
}

const find = ({ app, office, request: { type } }: Work, wanted: Named): Promise<Relation[]> =>
  withAccess(app, office, (accounting, access) => accounting.findRelations(access, type, wanted));
type Named = { name: string; tax_number: string };

async function untaken({ app, task, request }: Work, found: Relation[]): Promise<Relation[]> {
  const codes = found.map(({ code }) => code);
  const taken = await takenCodes(app.db, placeOf(task, request), codes);
  return found.filter(({ code }) => !taken.has(code));
}

/** Makes them known, so that one of them can be chosen. @throws TaskFailed */
async function ask({ app, task, request }: Work, found: Relation[]): Promise<never> {
  const of = placeOf(task, request);
  await change(app, ({ db }) => putAccounts(db, of, request.type, found.map(named)));
  const [one] = found;
  const question =
    one && found.length === 1
      ? TEXTS.isThere({ ...one, type: request.type })
      : TEXTS.areThere(found.length);
  throw new TaskFailed(question, true);
}

/** @param found all of that name that the package has now */
async function send(work: Work, found: Relation[]) {
  const { app, task, request, office } = work;
  const { type, form, sent: before } = request;
  const at = new Date();
  const sent: Sent = {
    at: at.toISOString(),
    times: (before?.times ?? 0) + 1,
    ...{ name: form.name, tax_number: form.tax_number ?? '' },
    known: [...new Set([...(before?.known ?? []), ...found.map(({ code }) => code)])],
  };
  const now = { ...request, sent };
  // Another worker that goes on with the same has sent it.
  if (!(await replaceRequest(app.db, task.id, request, now))) return;
  const outcome = await withAccess(app, office, async (accounting, access): Promise<Made> => {
    const isLate = Date.now() > at.getTime() + SENT_WITHIN_MS;
    // The firm may have left while others spoke to the office: nothing is sent with what it came in by.
    if (isLate || !(await holdsOffice(app.db, task.relation_id, office))) return TOO_LATE;
    return accounting.createRelation(access, type, form);
  }).catch((error): Made => {
    // Tokens and the turn come before the call: one that was made has an outcome.
    if (!(error instanceof AccountingError)) throw error;
    return { kind: 'notDone', ...reasonOf(error) };
  });
  return settle({ ...work, request: now }, outcome, before);
}

type Made = Outcome<{ code: string }>;
const TOO_LATE: NotDone = { kind: 'notDone', reason: 'tooLate', retry_after_s: null };
const reasonOf = ({ reason, retry_after_s }: AccountingError) => ({
  reason: reason === 'noAnswer' ? ('unreachable' as const) : reason,
  retry_after_s,
});

async function settle(work: Work, outcome: Made, before: Sent | null) {
  const { app, task, request } = work;
  switch (outcome.kind) {
    case 'done':
      return keep(work, { code: outcome.code, name: request.form.name });
    case 'uncertain':
      return again(work, LOOK_UP_AFTER_MS);
    case 'refused': {
      const errors = errorsIn(outcome.messages);
      await replaceRequest(app.db, task.id, request, { ...request, sent: before, errors });
      throw new TaskFailed(Object.values(errors).join(' '));
    }
    case 'notDone':
      await replaceRequest(app.db, task.id, request, { ...request, sent: before });
      if (outcome.reason === 'tooLate') return again(work, 0);
      throw new AccountingError(outcome.reason, 'nothing was made', outcome.retry_after_s);
  }
}

/** What is said of each field of the relation, in the package's own words; '' is of none of them. */
function errorsIn(messages: readonly Message[]): Record<string, string> {
  const fields = [...new Set(messages.map(({ field }) => field ?? ''))];
  const saidOf = (at: string) =>
    messages.flatMap(({ field, text }) => ((field ?? '') === at ? text : [])).join(' ');
  return Object.fromEntries(fields.map((at) => [at, TEXTS.refused(saidOf(at))]));
}

async function lookUp(work: Work, sent: Sent) {
  const { app, task, request } = work;
  const named = { name: sent.name, tax_number: sent.tax_number };
  const found = await find(work, named);
  const unknown = found.filter(({ code }) => !sent.known.includes(code));
  const [one, ...others] = await untaken(work, unknown);
  if (one && others.length === 0) return keep(work, one);
  if (one) {
    await replaceRequest(app.db, task.id, request, { ...request, sent: null });
    return ask(work, [one, ...others]);
  }
  if (Date.now() < Date.parse(sent.at) + SENT_AGAIN_AFTER_MS) return again(work, LOOK_UPS_MS);
  if (sent.times >= MAX_TIMES) throw new TaskFailed(TEXTS.uncertain);
  return send(work, await stillNamed(work, named, found));
}

/** Who was renamed meanwhile is sent under the new name. */
const stillNamed = async (work: Work, named: Named, found: Relation[]): Promise<Relation[]> => {
  const { name, tax_number = '' } = work.request.form;
  const isSame = name === named.name && tax_number === named.tax_number;
  return isSame ? found : find(work, { name, tax_number });
};

async function again({ app, task }: Work, wait_ms: number): Promise<void> {
  const startAfter = new Date(Date.now() + wait_ms);
  await change(app, ({ queue }) => queue('accounting-task', { task_id: task.id }, { startAfter }));
}

const named = ({ code, name }: Pick<Relation, 'code' | 'name'>) => ({ code, name });
const placeOf = ({ relation_id }: StoredTask, { office_code, type }: RelationRequest) => ({
  ...{ relation_id, office_code, type },
});

/** Links the relation with what the package has of it, and ends the task. */
async function keep({ app, task, request }: Work, made: Pick<Relation, 'code' | 'name'>) {
  const { relation_id } = task;
  const of = placeOf(task, request);
  await change(app, ({ db, queue }) =>
    audited(db, { action: 'job relation linked', relation_id }, async (record) => {
      await holdCustomer(db, relation_id, request.enterprise_relation_id);
      await putAccounts(db, of, of.type, [named(made)]);
      const found = await findByCode(db, of, made.code);
      const account = found && (await lockAccount(db, relation_id, found.id));
      if (!account) throw new TaskFailed(TEXTS.officeChanged);
      await linkAccount({ db, record, queue }, request.enterprise_relation_id, account);
      await updateTask(db, task.id, { ...DONE, request: { ...request, sent: null } });
    }),
  ).catch((error) => {
    throw error instanceof HttpError ? new TaskFailed(error.message) : error;
  });
}
