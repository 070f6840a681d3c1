import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { MailDeferred } from '../../mail-quota/claim-mail-quota';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { generateNextInvoice } from './generate-next-invoice';
import { type DueRecurrence, findDue } from './store';

type Making = Pick<App, 'config' | 'db' | 'jobs' | 'store' | 'http'>;

/**
 * Makes all invoices that are due on or before `day`, of all companies, by date. Each has a transaction of its own; a
 * recurrence that fails does not stop the rest, and neither does one that is over the mail quota of today: it is left
 * for the next run.
 *
 * @returns the ids of the recurrences that failed
 */
export async function generateDueInvoices(app: Making, day: IsoDate): Promise<number[]> {
  const left = { failed: [] as number[], waits: [] as number[] };
  for (;;) {
    const except = [...left.failed, ...left.waits];
    const due = await findDue(app.db, day, { except });
    if (due.length === 0) return left.failed;
    for (const each of due) {
      const outcome = await makeNext(app, each, day);
      if (outcome !== 'made') left[outcome].push(each.id);
    }
  }
}

async function makeNext(
  app: Making,
  due: DueRecurrence,
  day: IsoDate,
): Promise<'made' | 'failed' | 'waits'> {
  const limits = app.config.mailLimits;
  try {
    await change(app, (current) => generateNextInvoice({ ...current, limits }, due, day));
    return 'made';
  } catch (error) {
    if (error instanceof MailDeferred) return 'waits';
    const at = { err: error, recurrence_id: due.id };
    app.http.log.error(at, 'recurring invoice not made');
    return 'failed';
  }
}
