import { AccountingError } from '../../../external/accounting/accounting-error';
import type { Grant } from '../../../external/accounting/accounting-package';
import { accountingPackageOf } from '../../../external/accounting/accounting-package-of';
import type { App } from '../../../platform/app';
import { change } from '../../../platform/change';
import type { Queries } from '../../../platform/database/connect';
import { audited } from '../../../platform/http/audit';
import { resumeBookings } from '../../booking/resume-bookings';
import { type StoredTask, updateTask } from '../tasks/store';
import { TaskFailed, type TaskRequest } from '../tasks/task';
import { TEXTS } from '../texts';
import { openConsent } from './consent';
import {
  findOfFirm,
  insertCredentials,
  lockOrganization,
  type StoredCredentials,
  updateCredentialsRow,
} from './store';
import { sealTokens } from './tokens';

type Request = TaskRequest['link'] | TaskRequest['relink'];

/**
 * Trades the consent for tokens, and keeps those for the firm.
 *
 * @throws TaskFailed when the consent is not taken, was for another organisation, or for one that another firm has
 * @throws AccountingError when the package was not reached, and the consent is still good
 */
export async function linkOrganization(app: App, task: StoredTask, request: Request) {
  const grant = await trade(app, openConsent(app, task.id, request.sealed_consent));
  await change(app, ({ db, queue }) => {
    const { relation_id } = task;
    return audited(db, { action: 'job organization linked', relation_id }, async (record) => {
      const { before, after } = await keep(app, db, { task, request, grant });
      record({
        entity: 'accounting_credentials',
        id: after.id,
        ...(before && { before: told(before) }),
        after: told(after),
      });
      record({ entity: 'relation', id: relation_id, isAside: true });
      await resumeBookings({ db, queue }, after.id);
      await updateTask(db, task.id, { state: 'done', progress: 100, request: {} });
    });
  });
}

async function trade(app: App, consent: { code: string; nonce: string }): Promise<Grant> {
  return accountingPackageOf(app.config)
    .exchangeCode(consent)
    .catch((error: unknown) => {
      // A code works once: after no answer it may be used, and nobody knows the tokens.
      const isOver =
        error instanceof AccountingError && ['grantEnded', 'noAnswer'].includes(error.reason);
      throw isOver ? new TaskFailed(TEXTS.noConsent) : error;
    });
}

type Granted = { task: StoredTask; request: Request; grant: Grant };

async function keep(app: App, db: Queries, { task, request, grant }: Granted) {
  const { firm_id } = request;
  const { code } = grant.organization;
  if ('credentials_id' in request) {
    const asked = await findOfFirm(db, firm_id, request.credentials_id);
    if (asked?.organization_code !== code)
      throw new TaskFailed(TEXTS.otherOrganization(code, asked?.organization_name ?? ''));
  }
  const before = await lockOrganization(db, code);
  if (before && before.relation_id !== firm_id) throw new TaskFailed(TEXTS.otherFirm(code));
  const cluster_url = grant.cluster_url ?? before?.cluster_url;
  if (!cluster_url) throw new TaskFailed(TEXTS.noCluster);
  const row = before ?? (await insert(db, { task, firm_id, code, cluster_url }));
  const after = await updateCredentialsRow(db, row.id, {
    ...sealTokens(app, row.id, grant),
    cluster_url,
    broken_reason: null,
    refreshing_by: null,
    refreshing_until: null,
    linked_by: task.user_id,
    linked_at: new Date(),
  });
  return { before, after };
}

type New = { task: StoredTask; firm_id: number; code: string; cluster_url: string };

/** Without its tokens yet: they are sealed for the number that the row gets. */
async function insert(db: Queries, { task, firm_id, code, cluster_url }: New) {
  const made = await insertCredentials(db, {
    relation_id: firm_id,
    organization_code: code,
    organization_name: code,
    cluster_url,
    access_token: '',
    refresh_token: '',
    expires_at: new Date(),
    linked_by: task.user_id,
  });
  if (!made) throw new TaskFailed(TEXTS.otherFirm(code));
  return made;
}

/** What history may know. */
const told = ({ organization_code, broken_reason, linked_by }: StoredCredentials) => ({
  organization_code,
  broken_reason,
  linked_by,
});
