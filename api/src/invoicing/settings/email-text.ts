import { DEFAULT_EMAIL_TEXT } from '@boekwerk/shared/domain/invoice/email-text';
import { conflict, notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { refuseChanged } from '../../platform/http/stale';
import {
  deleteEmailTextRow,
  findEmailText,
  insertEmailText,
  lockSettings,
  type StoredEmailText,
  updateEmailTextRow,
} from './store';
import { TEXTS } from './texts';

type Form = { template: string };
/** The version that was shown. */
type Based = { updated_at?: string | undefined };

/** The e-mail text that goes with the invoices of the company: its own, or the default one without an id. */
export async function getEmailText({ db, caller }: Call) {
  return (await findEmailText(db, caller.relation_id)) ?? { id: null, text: DEFAULT_EMAIL_TEXT };
}

/** @throws HttpError 409 when there is one */
export async function createEmailText({ db, caller, record }: Call, { template }: Form) {
  const { relation_id } = caller;
  await lockSettings(db, relation_id);
  if (await findEmailText(db, relation_id)) throw conflict(TEXTS.emailTextExists);

  const after = await insertEmailText(db, relation_id, template);
  record({ entity: 'invoice_template', id: after.id, after });
  return after;
}

/** @throws HttpError 404 when there is none, 409 when it has changed or gone since */
export async function updateEmailText(call: Call, { template, ...based }: Form & Based) {
  const before = await loadEmailText(call, based);
  const after = await updateEmailTextRow(call.db, before, template);
  call.record({ entity: 'invoice_template', id: after.id, before, after });
  return after;
}

/** Goes back to the default e-mail text. @throws HttpError 404 when it is the default already, 409 when it has changed or gone since */
export async function deleteEmailText(call: Call, based: Based) {
  const before = await loadEmailText(call, based);
  await deleteEmailTextRow(call.db, before);
  call.record({ entity: 'invoice_template', id: before.id, before });
  return null;
}

async function loadEmailText(
  { db, caller: { relation_id } }: Call,
  { updated_at: basedOn }: Based,
): Promise<StoredEmailText> {
  await lockSettings(db, relation_id);
  const found = await findEmailText(db, relation_id);
  // Who saw one wants to see that it is gone, and not that there is nothing to save.
  if (!found) throw basedOn ? conflict(TEXTS.emailTextGone) : notFound(TEXTS.emailText);
  const { id, updated_at } = found;
  const names = { entity: 'invoice_template', id, relation_id };
  await refuseChanged(db, names, { basedOn, updated_at });
  return found;
}
