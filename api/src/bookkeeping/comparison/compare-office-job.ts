import { AccountingError } from '../../external/accounting/accounting-error';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { isOfficeGone } from '../connection/access/text-of';
import { findConnection } from '../connection/office/store';
import { compareOffice } from './compare-office';

type Data = { relation_id: number };

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'compare-office': Data;
  }
}

/** Holds the documents that one company booked against its office. */
export function compareOfficeJob(app: App) {
  app.jobs.handle({ name: 'compare-office', seconds: 600 }, (data) => compare(app, data));
}

async function compare(app: App, { relation_id }: Data): Promise<void> {
  const connection = await findConnection(app.db, relation_id);
  if (!connection || connection.credentials_id === null || connection.office_gone_at) return;
  const { credentials_id, office_code } = connection;
  try {
    await compareOffice(app, { relation_id, office_code, credentials_id });
  } catch (error) {
    await leaveForNow(app, relation_id, error);
  }
}

/** A link that somebody must mend waits for that; an office that is busy, or has had enough, is asked later. */
async function leaveForNow(app: App, relation_id: number, error: unknown): Promise<void> {
  if (!(error instanceof AccountingError)) throw error;
  if (isOfficeGone(error) || error.reason === 'grantEnded') return;
  if (error.reason !== 'tooMany') throw error;
  const startAfter = new Date(Date.now() + (error.retry_after_s ?? 60) * 1000);
  await change(app, ({ queue }) =>
    queue('compare-office', { relation_id }, { singletonKey: keyOf(relation_id), startAfter }),
  );
}

/** At most one waits for a company. */
export const keyOf = (relation_id: number) => `books of ${relation_id}`;
