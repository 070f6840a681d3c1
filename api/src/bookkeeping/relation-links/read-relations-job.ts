import { AccountingError } from '../../external/accounting/accounting-error';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { isUnavailable } from '../../platform/database/sql-state';
import { readDetails } from './read-details';
import { putOff, type UnreadOffice, unreadIn, unreadOffices } from './unread-store';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'read-relations': Record<string, never>;
  }
}

/** Of what the package lets us ask in a minute; the rest is for what somebody waits for. */
const SHARE = 0.5;
const MINUTE_MS = 60_000;
/** As a lost one is queued: one at a time. */
const KEY = JSON.stringify({});

/**
 * Reads debtors and creditors one by one while nobody needs the office, so that relations are recognised by VAT number
 * and bank account. What was read stands in its row: whoever goes on begins where another ended.
 */
export function readRelationsJob(app: App) {
  app.jobs.handle(
    { name: 'read-relations', seconds: 600 },
    {
      handler: () => readSome(app),
      waiting: async () => ((await unreadOffices(app.db)).length > 0 ? [{}] : []),
    },
  );
}

/** What half of a minute's credits allow, over all offices; the next ones a minute later. */
async function readSome(app: App): Promise<void> {
  const offices = await unreadOffices(app.db);
  let left = Math.floor(app.config.twinfield.creditsPerMinute * SHARE);
  for (const [at, office] of offices.entries())
    left -= await readOffice(app, office, Math.ceil(left / (offices.length - at)));
  if ((await unreadOffices(app.db)).length === 0) return;
  const startAfter = new Date(Date.now() + MINUTE_MS);
  await change(app, ({ queue }) => queue('read-relations', {}, { singletonKey: KEY, startAfter }));
}

/** Until somebody needs the office, or the package gives no answer. @returns how often it was asked */
async function readOffice(app: App, office: UnreadOffice, most: number): Promise<number> {
  const { credentials_id } = office;
  const accounts = await unreadIn(app.db, office, most);
  for (const [at, account] of accounts.entries()) {
    try {
      await readDetails(app, account, { credentials_id, givesWay: true });
    } catch (error) {
      if (isUnavailable(error)) throw error;
      const { id, relation_id } = account;
      if (!(error instanceof AccountingError))
        app.http.log.error({ err: error, relation_id, id }, 'relation not read');
      if (isOwnFault(error)) await putOff(app.db, account);
      return at + 1;
    }
  }
  return accounts.length;
}

/** It may be the one that was asked for: the others need not wait for it. */
const isOwnFault = (error: unknown) =>
  !(error instanceof AccountingError) || ['noAnswer', 'badRequest'].includes(error.reason);
