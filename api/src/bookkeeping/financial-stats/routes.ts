import { getFinancialStats as contract } from '@boekwerk/shared/contract/dashboard';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { getFinancialStats } from './get-financial-stats';

export function financialStatsRoutes(app: App) {
  serve(app, contract, ({ query }, call) => getFinancialStats(call, query));
}
