import { refuseUnprintableParty } from '../../formats/pdf/refuse-unprintable';
import type { App } from '../../platform/app';
import { conflict } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { refuseChanged } from '../../platform/http/stale';
import { notifyOfChanges } from '../company/notify-of-changes';
import { updateCompanyRow } from '../company/store';
import type { RelationRow } from '../relation-row';
import { searchTextOf } from '../search-text';
import { TEXTS } from '../texts';
import { type FirmClientForm, type FirmClientParts, partsOf } from './firm-client-form';
import {
  type FirmClientRecord,
  lockFirmClient,
  partyOf,
  recordedOf,
  refuseDeleted,
} from './firm-client-record';
import { updateLink } from './link-store';
import { savePersonForm } from './save-person';

type Sealing = Pick<App, 'fieldSecret'>;

/**
 * Changes a client of the caller's firm. What it is stays: a company never becomes a person, nor the other way round.
 * Whether its books are kept is a call of its own.
 *
 * @throws HttpError 404 for another firm's client, 409 for a deleted one, one of the other kind, or one that was
 * changed in between by the firm or by its own users, 422 at `bsn`, and at what is changed into what cannot be printed
 */
export async function updateFirmClient(
  app: Sealing,
  call: Call,
  { id, form }: { id: number; form: FirmClientForm },
): Promise<RelationRow> {
  const before = await lockFirmClient(call, id);
  const parts = partsOf(form);
  refuseDeleted(before);
  refuseOtherKind(before, parts);
  const { updated_at } = before.relation;
  await refuseChanged(
    call.db,
    { entity: 'relation', id },
    { basedOn: form.updated_at, updated_at },
  );
  refuseUnprintableParty(form, before.relation);

  const after = await save(app, call, { before, parts, hidden: form.hidden });
  call.record({ entity: 'relation', id, before: recordedOf(before), after: recordedOf(after) });
  await notifyOfChanges(call, before.relation, after.relation);
  return partyOf(after);
}

function refuseOtherKind({ relation }: FirmClientRecord, { party }: FirmClientParts): void {
  if (relation.type === party.type) return;
  throw conflict(relation.type === 0 ? TEXTS.isEnterprise : TEXTS.isPerson);
}

async function save(
  app: Sealing,
  { db }: Pick<Call, 'db'>,
  { before, parts, hidden }: { before: FirmClientRecord; parts: FirmClientParts; hidden: 0 | 1 },
): Promise<FirmClientRecord> {
  const { id } = before.relation;
  const search_text = searchTextOf({ ...before.relation, ...parts.party });
  const relation = (await updateCompanyRow(db, id, { ...parts.party, search_text })) as RelationRow;
  const link = await updateLink(db, before.link, { hidden });
  const [kept, form] = [before.person, parts.person];
  const person = kept && form && (await savePersonForm(app, db, { kept, form }));
  return { relation, link, person };
}
