import * as contract from '@boekwerk/shared/contract/bookkeeping/clients';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import {
  assignedClientStats,
  clientStats,
  statsOfAssignedClient,
  statsOfClient,
} from './client-stats';
import { practiceStats } from './practice-stats';

export function clientRoutes(app: App) {
  serve(app, contract.getPracticeStats, (_, call) => practiceStats(call));
  serve(app, contract.getClientStats, ({ query }, call) => clientStats(call, query));
  serve(app, contract.getAssignedClientStats, ({ query }, call) =>
    assignedClientStats(call, query),
  );
  serve(app, contract.getStatsOfClient, ({ params }, call) => statsOfClient(call, params.id));
  serve(app, contract.getStatsOfAssignedClient, ({ params }, call) =>
    statsOfAssignedClient(call, params.id),
  );
}
