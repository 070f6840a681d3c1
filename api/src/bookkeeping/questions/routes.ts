import * as contract from '@boekwerk/shared/contract/bookkeeping/questions';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { listPendingLogs } from './pending-logs';

export function questionRoutes(app: App) {
  serve(app, contract.listPendingLogs, ({ query }, call) => listPendingLogs(call, query));
}
