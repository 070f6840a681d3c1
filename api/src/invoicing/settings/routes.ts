import * as letter from '@boekwerk/shared/contract/invoice-template';
import * as prefix from '@boekwerk/shared/contract/prefix';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { createPrefix } from './create-prefix';
import { deletePrefix } from './delete-prefix';
import {
  createInvoiceTemplate,
  deleteInvoiceTemplate,
  getInvoiceTemplate,
  updateInvoiceTemplate,
} from './invoice-template';
import { listPrefixes } from './list-prefixes';
import { updatePrefix } from './update-prefix';

export function invoiceSettingsRoutes(app: App) {
  serve(app, prefix.listPrefixes, (_, call) => listPrefixes(call));
  serve(app, prefix.createPrefix, ({ body }, call) => createPrefix(call, body));
  serve(app, prefix.updatePrefix, ({ body }, call) => updatePrefix(call, body));
  serve(app, prefix.deletePrefix, ({ body }, call) => deletePrefix(call, body));

  serve(app, letter.getInvoiceTemplate, (_, call) => getInvoiceTemplate(call));
  serve(app, letter.createInvoiceTemplate, ({ body }, call) => createInvoiceTemplate(call, body));
  serve(app, letter.updateInvoiceTemplate, ({ body }, call) => updateInvoiceTemplate(call, body));
  serve(app, letter.deleteInvoiceTemplate, (_, call) => deleteInvoiceTemplate(call));
}
