import type { PackageDifference } from '@boekwerk/shared/domain/document/package-difference';
import { AccountingError } from '../../external/accounting/accounting-error';
import type { BookedTransaction } from '../../external/accounting/transaction';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { audited } from '../../platform/http/audit';
import { callForAttempt } from './access-of-attempt';
import { type BookAttempt, findAttempt } from './attempt-store';
import { lockItem, updateItem } from './booking-store';
import {
  commonOfRequest,
  commonOfTransaction,
  type Differences,
  differencesBetween,
  isSameInvoice,
} from './differences-between';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'check-booking': { attempt_id: number };
  }
}

/** Holds what was booked against what stands in the package a minute later. */
export function checkBookingJob(app: App) {
  app.jobs.handle({ name: 'check-booking', seconds: 120 }, async ({ attempt_id }) => {
    const attempt = await findAttempt(app.db, attempt_id);
    if (attempt?.kind === 'book' && attempt.state === 'done') await check(app, attempt);
  });
}

const RETRY_MS = 600_000;

async function check(app: App, attempt: BookAttempt): Promise<void> {
  const number = attempt.answer?.number ?? '';
  const { transaction } = attempt.request;
  const { journal_code } = transaction;
  const found = await callForAttempt(app, attempt, (accounting, access) =>
    accounting.readTransaction(access, { journal_code, number }),
  ).catch((error: unknown) => {
    if (error instanceof AccountingError) return error;
    throw error;
  });
  if (found instanceof AccountingError) return checkLater(app, attempt, found);

  const seen = found
    ? asSeen(found, differencesBetween(commonOfRequest(transaction), commonOfTransaction(found)))
    : GONE;
  const { package_difference } = seen;
  if (package_difference)
    app.http.log.warn({ attempt_id: attempt.id, package_difference }, 'booked otherwise');
  await keep(app, attempt, seen);
}

/** What is of another invoice is not for us to take back. */
const asSeen = ({ status }: BookedTransaction, differing: Differences): Seen => ({
  package_difference: Object.keys(differing).length > 0 ? 'changed' : null,
  is_provisional: status === 'temporary' && isSameInvoice(differing),
});

/** A link that is broken is mended by people: what happens there until then the night's comparison finds. */
async function checkLater(app: App, { id, ended_at }: BookAttempt, { reason }: AccountingError) {
  const isGone = reason === 'grantEnded' || Date.now() - (ended_at?.getTime() ?? 0) > 6 * RETRY_MS;
  if (isGone) return;
  const startAfter = new Date(Date.now() + RETRY_MS);
  await change(app, ({ queue }) =>
    queue('check-booking', { attempt_id: id }, { singletonKey: `check ${id}`, startAfter }),
  );
}

type Seen = { package_difference: PackageDifference | null; is_provisional: boolean };
const GONE: Seen = { package_difference: 'deleted', is_provisional: false };

/** Nobody can have any of it in a form. */
const keep = (app: App, { relation_id, booking_item_id: id, answer }: BookAttempt, seen: Seen) =>
  change(app, ({ db }) =>
    audited(db, { action: 'job booking checked', relation_id }, async (record) => {
      const before = await lockItem(db, { relation_id, id });
      if (before?.transaction_number !== answer?.number) return;
      if (
        !before ||
        (before.package_difference === seen.package_difference &&
          before.is_provisional === seen.is_provisional)
      )
        return;
      const after = await updateItem(db, before, { ...seen, updated_at: before.updated_at });
      record({ entity: 'booking_item', id, before, after });
    }),
  );
