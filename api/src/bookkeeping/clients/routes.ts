import * as contract from '@boekwerk/shared/contract/bookkeeping/clients';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import {
  getAssignedClientStats,
  getClientStats,
  getStatsOfAssignedClient,
  getStatsOfClient,
} from './get-client-stats';
import { getPracticeStats } from './get-practice-stats';

export function clientRoutes(app: App) {
  serve(app, contract.getPracticeStats, (_, call) => getPracticeStats(call));
  serve(app, contract.getClientStats, ({ query }, call) => getClientStats(call, query));
  serve(app, contract.getAssignedClientStats, ({ query }, call) =>
    getAssignedClientStats(call, query),
  );
  serve(app, contract.getStatsOfClient, ({ params }, call) => getStatsOfClient(call, params.id));
  serve(app, contract.getStatsOfAssignedClient, ({ params }, call) =>
    getStatsOfAssignedClient(call, params.id),
  );
}
