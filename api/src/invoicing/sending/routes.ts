import * as sending from '@boekwerk/shared/contract/invoice-sending';
import * as contract from '@boekwerk/shared/contract/invoicing';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { getMailProgress } from './get-mail-progress';
import { getNextNumber } from './get-next-number';
import { markInvoiceSent } from './mark-invoice-sent';
import { sendInvoice } from './send-invoice';
import { sendInvoices } from './send-invoices';
import { sendReminders } from './send-reminders';

export function sendingRoutes(app: App) {
  serve(app, contract.getNextNumber, ({ query }, call) => getNextNumber(call, query));
  serve(app, sending.getMailProgress, (_, call) => getMailProgress(call));

  serve(app, contract.markInvoiceSent, ({ params, body }, call) =>
    markInvoiceSent(call, params.id, body),
  );
  serve(app, sending.sendInvoice, ({ params, body }, call) =>
    sendInvoice(app, call, params.id, body),
  );
  serve(app, sending.sendInvoices, ({ body }, call) => sendInvoices(app, call, body));
  serve(app, sending.sendReminders, ({ body }, call) => sendReminders(app, call, body));
}
