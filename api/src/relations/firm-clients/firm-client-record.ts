import type { App } from '../../platform/app';
import { conflict, notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { TEXTS } from '../texts';
import { shownBsn } from './bsn';
import { findLinked, type Linked, lockLinked } from './link-store';
import { findPerson, type PersonRow } from './person-store';

/** All that a firm keeps of a client; `person` is null of a company. */
export type FirmClientRecord = Linked & { person: PersonRow | null };

type Scope = Pick<Call, 'db' | 'caller'>;

/** A client of the firm that the caller works in, also a deleted one. @throws HttpError 404 for another firm's */
export const loadFirmClient = async ({ db, caller }: Scope, id: number) =>
  withPerson(db, await findLinked(db, caller.relation_id, id));

/** The same for who is going to change it. @throws HttpError 404 as {@link loadFirmClient} */
export const lockFirmClient = async ({ db, caller }: Scope, id: number) =>
  withPerson(db, await lockLinked(db, caller.relation_id, id));

async function withPerson(db: Call['db'], linked: Linked | undefined): Promise<FirmClientRecord> {
  if (!linked) throw notFound(TEXTS.relation);
  const { id, type } = linked.relation;
  return { ...linked, person: type === 1 ? await findPerson(db, id) : null };
}

/** What a firm has deleted goes on without it. @throws HttpError 409 until it is put back */
export function refuseDeleted({ link }: Pick<FirmClientRecord, 'link'>): void {
  if (link.active === 0) throw conflict(TEXTS.isDeleted);
}

/** The relation as the firm has it: whether it is hidden or deleted, the firm says of its own. */
export const partyOf = ({ relation, link }: Linked) => ({
  ...relation,
  hidden: link.hidden,
  active: link.active,
});

/** The same with what is kept of a person, for the audit. */
export function recordedOf(record: FirmClientRecord) {
  const { relation_id, ...person } = record.person ?? {};
  return { ...person, ...partyOf(record) };
}

/** @throws HttpError 404 for another firm's client */
export async function getFirmClient(app: Pick<App, 'fieldSecret'>, call: Scope, id: number) {
  const record = await loadFirmClient(call, id);
  const { person } = record;
  const party = partyOf(record);
  const { initial, email_text, mobile, currency } = party;
  return {
    ...party,
    person: person && {
      ...{ initial, email_text, mobile, currency },
      ...person,
      bsn: shownBsn(app, person),
    },
  };
}
