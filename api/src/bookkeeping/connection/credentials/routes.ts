import { getAccountingTask } from '@boekwerk/shared/contract/bookkeeping/accounting-task';
import { listOrganizations as organizations } from '@boekwerk/shared/contract/bookkeeping/connection';
import * as contract from '@boekwerk/shared/contract/bookkeeping/credentials';
import type { App } from '../../../platform/app';
import { serve } from '../../../platform/http/serve';
import { getTask } from '../tasks/get-task';
import { authorize } from './authorize';
import { listCredentials, listOrganizations } from './list-credentials';
import { createCredentials, updateCredentials } from './save-credentials';

export function credentialsRoutes(app: App) {
  serve(app, contract.authorizeTwinfield, ({ query }, call) =>
    authorize(app, call, query.credentials_id),
  );
  serve(app, contract.listCredentials, (_, call) => listCredentials(call));
  serve(app, organizations, (_, call) => listOrganizations(call));
  serve(app, contract.createCredentials, ({ body }, call) => createCredentials(app, call, body));
  serve(app, contract.updateCredentials, ({ body }, call) => updateCredentials(app, call, body));
  serve(app, getAccountingTask, ({ params }, call) => getTask(call, params.id));
}
