import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { sendReminders as contract } from '@boekwerk/shared/contract/invoice-sending';
import { today } from '@boekwerk/shared/domain/dates/dates';
import type { App } from '../../platform/app';
import { conflict } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { forEachInvoice } from '../for-each-invoice';
import { loadAsShown } from '../load-invoice';
import { copyFor } from './copy-for';
import { reminderEmails } from './customer-email';
import { checkOpen, remind } from './remind';
import { TEXTS } from './texts';

type Request = CheckedInputOf<typeof contract>['body'];

/**
 * Mails reminders of invoices that are past due, to `emails` or, when there are none, each to its own customer. One of
 * which somebody else has sent one meanwhile, or changed it, is left alone.
 */
export const sendReminders = (
  { config: { mailLimits: limits } }: Pick<App, 'config'>,
  call: Call,
  { invoice_ids, versions, emails, subject, copy_to_self }: Request,
) =>
  forEachInvoice(call, invoice_ids, async (within, id) => {
    const { db, caller, record } = within;
    const before = await loadAsShown(within, id, versions[id]);
    checkOpen(before);
    if (before.due_date >= today()) throw conflict(TEXTS.notPastDue);

    const to = emails.length > 0 ? emails : await reminderEmails(db, before);
    const sender = { ...within, user_id: caller.user_id, limits };
    const copy_to = await copyFor(within, to, copy_to_self);
    const after = await remind(sender, before, { emails: to, copy_to, subject, message: '' });
    record({ entity: 'invoice', id, before, after: { ...after, mailed_to: to } });
  });
