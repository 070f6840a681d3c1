import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { sendInvoices as contract } from '@boekwerk/shared/contract/invoice-sending';
import { allows } from '@boekwerk/shared/domain/invoice/invoice-status';
import type { App } from '../../platform/app';
import { conflict } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { forEachInvoice } from '../for-each-invoice';
import { loadAsShown } from '../load-invoice';
import { copyFor } from './copy-for';
import { sendAutomatically } from './send-automatically';
import { TEXTS } from './texts';

type Request = CheckedInputOf<typeof contract>['body'];

/**
 * Mails invoices, each to its own customer with the usual e-mail text. The number of one that fails is not used up. One
 * that somebody else has sent or changed meanwhile is left alone.
 */
export const sendInvoices = (
  { config: { mailLimits: limits } }: Pick<App, 'config'>,
  call: Call,
  { invoice_ids, versions, subject, copy_to_self }: Request,
) =>
  forEachInvoice(call, invoice_ids, async (within, id) => {
    const before = await loadAsShown(within, id, versions[id]);
    if (!allows(before, 'send')) throw conflict(TEXTS.notSendable);

    const after = await sendAutomatically(
      { ...within, user_id: within.caller.user_id, limits },
      before,
      { subject, copyTo: (emails) => copyFor(within, emails, copy_to_self) },
    );
    within.record({ entity: 'invoice', id, before, after });
  });
