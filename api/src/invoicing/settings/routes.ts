import * as emailText from '@boekwerk/shared/contract/email-text';
import * as prefix from '@boekwerk/shared/contract/prefix';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { createPrefix } from './create-prefix';
import { deletePrefix } from './delete-prefix';
import { createEmailText, deleteEmailText, getEmailText, updateEmailText } from './email-text';
import { listPrefixes } from './list-prefixes';
import { getStartNumber, setStartNumber } from './start-number';
import { updatePrefix } from './update-prefix';

export function invoiceSettingsRoutes(app: App) {
  serve(app, prefix.listPrefixes, (_, call) => listPrefixes(call));
  serve(app, prefix.createPrefix, ({ body }, call) => createPrefix(call, body));
  serve(app, prefix.updatePrefix, ({ body }, call) => updatePrefix(call, body));
  serve(app, prefix.deletePrefix, ({ body }, call) => deletePrefix(call, body));
  serve(app, prefix.getStartNumber, (_, call) => getStartNumber(call));
  serve(app, prefix.setStartNumber, ({ body }, call) => setStartNumber(call, body));

  serve(app, emailText.getEmailText, (_, call) => getEmailText(call));
  serve(app, emailText.createEmailText, ({ body }, call) => createEmailText(call, body));
  serve(app, emailText.updateEmailText, ({ body }, call) => updateEmailText(call, body));
  serve(app, emailText.deleteEmailText, ({ body }, call) => deleteEmailText(call, body));
}
