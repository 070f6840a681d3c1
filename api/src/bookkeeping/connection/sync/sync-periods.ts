import { today, yearOf } from '@boekwerk/shared/domain/dates/dates';
import { AccountingError } from '../../../external/accounting/accounting-error';
import type { App } from '../../../platform/app';
import { change } from '../../../platform/change';
import { askerOf } from './ask';
import type { OfficeToRead } from './store-accounts';
import { putPeriods } from './store-office';

/** Failures that are of the period service alone. */
const OF_PERIODS = ['badRequest', 'forbidden', 'noAnswer'];

/**
 * Reads the periods of this year and the last.
 *
 * @returns whether they were read: that service fails by itself
 * @throws AccountingError
 */
export async function syncPeriods(app: App, office: OfficeToRead): Promise<boolean> {
  const { relation_id, office_code } = office;
  const ask = askerOf(app, office);
  const year = yearOf(today());
  const years = { from: year - 1, to: year };
  try {
    const found = await ask((accounting, access) => accounting.listPeriods(access, years));
    await change(app, ({ db }) => putPeriods(db, { relation_id, office_code }, years, found));
    return true;
  } catch (error) {
    if (!(error instanceof AccountingError && OF_PERIODS.includes(error.reason))) throw error;
    app.http.log.error({ err: error, relation_id, office_code }, 'periods of an office not read');
    return false;
  }
}
