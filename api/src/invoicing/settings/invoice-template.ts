import { DEFAULT_LETTER } from '@boekwerk/shared/domain/invoice/letter';
import { conflict, notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import {
  changeTemplate,
  findTemplate,
  insertTemplate,
  lockSettings,
  removeTemplate,
  type StoredTemplate,
} from './store';
import { TEXTS } from './texts';

type Form = { template: string };

/** The letter that goes with the invoices of the company: its own, or the default one without an id. */
export async function getInvoiceTemplate({ db, caller }: Call) {
  return (await findTemplate(db, caller.relation_id)) ?? { id: null, text: DEFAULT_LETTER };
}

/** @throws HttpError 409 when there is one */
export async function createInvoiceTemplate({ db, caller, record }: Call, { template }: Form) {
  const { relation_id } = caller;
  await lockSettings(db, relation_id);
  if (await findTemplate(db, relation_id)) throw conflict(TEXTS.templateExists);

  const after = await insertTemplate(db, relation_id, template);
  record({ entity: 'invoice_template', id: after.id, after });
  return after;
}

/** @throws HttpError 404 when there is none */
export async function updateInvoiceTemplate(call: Call, { template }: Form) {
  const before = await loadTemplate(call);
  const after = await changeTemplate(call.db, before, template);
  call.record({ entity: 'invoice_template', id: after.id, before, after });
  return after;
}

/** Goes back to the default letter. @throws HttpError 404 when it is used already */
export async function deleteInvoiceTemplate(call: Call) {
  const before = await loadTemplate(call);
  await removeTemplate(call.db, before);
  call.record({ entity: 'invoice_template', id: before.id, before });
  return null;
}

async function loadTemplate({ db, caller: { relation_id } }: Call): Promise<StoredTemplate> {
  await lockSettings(db, relation_id);
  const found = await findTemplate(db, relation_id);
  if (!found) throw notFound(TEXTS.template);
  return found;
}
