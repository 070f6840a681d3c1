import * as contract from '@boekwerk/shared/contract/bookkeeping/work-queue';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { listWork } from './list-work';

export function workQueueRoutes(app: App) {
  serve(app, contract.listWork, ({ query }, call) => listWork(call, query));
}
