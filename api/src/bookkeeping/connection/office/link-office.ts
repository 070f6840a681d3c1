import type { Office } from '../../../external/accounting/master-data';
import type { App } from '../../../platform/app';
import { change } from '../../../platform/change';
import type { Queries } from '../../../platform/database/connect';
import { isTaken } from '../../../platform/database/sql-state';
import { HttpError } from '../../../platform/errors';
import { audited } from '../../../platform/http/audit';
import { holdClientOf } from '../../../relations/firm-clients/seen-clients';
import { endUnsentElsewhere } from '../../booking/end-unsent';
import { resumeBookings } from '../../booking/resume-bookings';
import { withAccess } from '../access/with-access';
import { findCredentials } from '../credentials/store';
import { percentOf } from '../sync/percent-of';
import type { OfficeToRead } from '../sync/store-accounts';
import { syncAll } from '../sync/sync-all';
import { keyOf, SYNC_SECONDS } from '../sync/sync-office-job';
import { type StoredTask, updateTask } from '../tasks/store';
import { TaskFailed, type TaskRequest } from '../tasks/task';
import { TEXTS } from '../texts';
import { changeOrganization, findOrganization, keptApart } from './organization-of-codes';
import { questionAbout } from './question-about';
import { refuseTaken } from './refuse-taken';
import { refuseWhileBooking } from './refuse-while-booking';
import { findConnection, findNumbers, putConnection, type StoredConnection } from './store';

type Chosen = TaskRequest['office'];

/**
 * Reads an office, and links the company with it once all of it is there.
 *
 * @throws TaskFailed when somebody must confirm it, another company was first, or the firm has left
 * @throws AccountingError
 */
export async function linkOffice(app: App, task: StoredTask, chosen: Chosen) {
  const { relation_id } = task;
  const office = await withAccess(app, chosen, (accounting, access) =>
    accounting.readOffice(access),
  );
  const question = questionAbout(office, await findNumbers(app.db, relation_id));
  if (question && !chosen.is_confirmed) throw new TaskFailed(question, true);

  const begun = new Date();
  const onPart = async (done: number) =>
    void (await updateTask(app.db, task.id, { progress: percentOf(done) }));
  const { hasPeriods } = await syncAll(app, await placeOf(app, relation_id, chosen), onPart);
  await keep(app, task, { chosen, office, begun, hasPeriods });
}

/** Where it is read, and under what it is kept as long as the link is with an office of another organisation. */
async function placeOf(
  { db }: App,
  relation_id: number,
  { credentials_id, office_code }: Chosen,
): Promise<OfficeToRead> {
  const { from, to } = await organizationsOf(db, relation_id, credentials_id);
  return {
    ...{ relation_id, credentials_id, code_there: office_code },
    office_code: from === to ? office_code : keptApart(to, office_code),
  };
}

/** The organisation of the link so far, that of the choice for a first one; and that of the choice. */
async function organizationsOf(db: Queries, relation_id: number, credentials_id: number) {
  const { organization_code: to = '' } = (await findCredentials(db, credentials_id)) ?? {};
  return { from: (await findOrganization(db, relation_id)) ?? to, to };
}

type Read = { chosen: Chosen; office: Office; begun: Date; hasPeriods: boolean };

async function keep(app: App, task: StoredTask, { chosen, office, begun, hasPeriods }: Read) {
  const { relation_id } = task;
  const { firm_id, credentials_id, office_code } = chosen;
  await change(app, ({ db, queue }) =>
    audited(db, { action: 'job office linked', relation_id }, async (record) => {
      if (!(await holdClientOf(db, firm_id, relation_id))) throw new TaskFailed(TEXTS.firmLeft);
      await refuseTaken(db, { relation_id, firm_id, credentials_id, office_code });
      const { from, to: organization_code } = await organizationsOf(
        db,
        relation_id,
        credentials_id,
      );
      await refuseWhileBooking(db, relation_id, { organization_code, office_code });
      const before = await findConnection(db, relation_id);
      if (from !== organization_code) {
        await changeOrganization(db, relation_id, { from, to: organization_code });
        // One that reads the other office now keeps on writing under its code.
        const startAfter = new Date(Date.now() + SYNC_SECONDS * 1000);
        const sync = { relation_id, is_full: true };
        await queue('sync-office', sync, { singletonKey: keyOf(sync), startAfter });
      }
      const linked = {
        credentials_id,
        organization_code,
        office_code,
        office_name: office.name || chosen.office_name,
      };
      await putConnection(db, {
        relation_id,
        ...linked,
        synced_at: begun,
        changes_synced_at: begun,
        office_gone_at: null,
      });
      record({
        entity: 'accounting_connection',
        id: relation_id,
        ...(before && { before: told(before) }),
        after: linked,
      });
      record({ entity: 'relation', id: relation_id, isAside: true });
      await endUnsentElsewhere({ db, record }, relation_id, { organization_code, office_code });
      await resumeBookings({ db, queue }, credentials_id);
      const message = hasPeriods ? null : TEXTS.withoutPeriods;
      await updateTask(db, task.id, { state: 'done', progress: 100, message });
    }),
  ).catch((error) => {
    if (error instanceof HttpError) throw new TaskFailed(error.message);
    throw isTaken(error) ? new TaskFailed(TEXTS.officeTakenElsewhere) : error;
  });
}

const told = (linked: StoredConnection) => {
  const { credentials_id, organization_code, office_code, office_name } = linked;
  return { credentials_id, organization_code, office_code, office_name };
};
