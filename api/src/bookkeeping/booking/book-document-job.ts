import type { App } from '../../platform/app';
import { hasItsOffice } from './access-of-attempt';
import { findOpenAttempt, findOpenAttempts, type StoredAttempt } from './attempt-store';
import { endUnsent } from './end-unsent';
import { lookUpBooking } from './look-up-booking';
import { sendBooking } from './send-booking';
import { lookUpTakeBack, sendTakeBack } from './send-take-back';

declare module '../../platform/jobs/jobs' {
  interface JobData {
    'book-document': { attempt_id: number };
  }
}

/** Brings one document into the books of the accounting package, or takes it out again: once, whatever fails. */
export function bookDocumentJob(app: App) {
  app.jobs.handle(
    { name: 'book-document', seconds: 300 },
    {
      handler: async ({ attempt_id }) => {
        const attempt = await findOpenAttempt(app.db, attempt_id);
        if (attempt) await bring(app, attempt);
      },
      waiting: () => findOpenAttempts(app.db),
    },
  );
}

/**
 * One step of an attempt. What is found as sending was begun by a process that died, or is stopped for long: it is
 * looked up, and never sent before.
 */
async function bring(app: App, attempt: StoredAttempt): Promise<void> {
  const isUnsent = attempt.state === 'queued';
  if (isUnsent && !(await hasItsOffice(app, attempt))) return endUnsent(app, attempt);
  if (attempt.kind === 'book')
    return isUnsent ? sendBooking(app, attempt) : lookUpBooking(app, attempt);
  return isUnsent ? sendTakeBack(app, attempt) : lookUpTakeBack(app, attempt);
}
