import { queueAccountMail } from '../../../account-mail/queue-account-mail';
import { readersOfQuestions } from '../../../account-mail/readers-of-questions';
import { claimMailQuota, MailDeferred } from '../../../mail-quota/claim-mail-quota';
import type { App } from '../../../platform/app';
import { type Change, change } from '../../../platform/change';
import { audited } from '../../../platform/http/audit';
import { newReference } from '../../booking/new-reference';
import { TEXTS } from '../texts';
import { type Asked, lockAsked, updateReminded } from './store';

/** More of them are counted, and found in the list. */
const MOST_LISTED = 20;

/**
 * Mails those who read it for a company all that it is asked, when one of it has waited since before then and was not mailed
 * about. What is mailed and that it was is one transaction. Past the quota of the day it waits for the next one.
 */
export async function remindCompany(app: App, relation_id: number, before: Date): Promise<void> {
  try {
    await change(app, (current) => remind(app, current, { relation_id, before }));
  } catch (error) {
    if (!(error instanceof MailDeferred)) throw error;
  }
}

async function remind(
  { config }: App,
  { db, queue }: Change,
  { relation_id, before }: { relation_id: number; before: Date },
): Promise<void> {
  const asked = await lockAsked(db, relation_id);
  const hasWaited = asked.some((each) => each.reminded_at === null && each.asked_at <= before);
  const readers = await readersOfQuestions(db, relation_id);
  if (!hasWaited || readers.length === 0) return;
  for (const _ of readers)
    await claimMailQuota(db, {
      limits: config.mailLimits,
      relation_id,
      user_id: null,
      recipients: 1,
    });

  const reminded_at = new Date();
  const told = asked.map((each) => ({
    ...each,
    reminded_at: each.reminded_at ?? reminded_at,
    reference: each.reference ?? newReference(),
  }));
  for (const { id, reminded_at, reference } of told)
    await updateReminded(db, relation_id, { id, reminded_at, reference });
  await audited(db, { action: 'job questions mailed', relation_id }, async (record) => {
    for (const { id, reminded_at } of told)
      record({ entity: 'note', id, before: {}, after: { reminded_at } });
  });
  const lines = linesOf(told, config.publicUrl);
  for (const user_id of readers)
    await queueAccountMail(queue, { kind: 'questionsWaiting', user_id, relation_id, lines });
}

function linesOf(told: (Asked & { reference: string })[], publicUrl: string): string[] {
  const listed = told
    .slice(0, MOST_LISTED)
    .map((each) => TEXTS.mailed(each, new URL(`d/${each.reference}`, publicUrl).href));
  const others = told.length - listed.length;
  return others > 0 ? [...listed, TEXTS.more(others)] : listed;
}
