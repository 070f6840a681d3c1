import * as contract from '@boekwerk/shared/contract/history';
import type { App } from '../platform/app';
import { serve } from '../platform/http/serve';
import { companyHistory } from './company-history';
import { invoiceHistory } from './invoice-history';
import { relationHistory } from './relation-history';

export function historyRoutes(app: App) {
  serve(app, contract.relationHistory, ({ params, query }, call) =>
    relationHistory(call, params.id, query.before),
  );
  serve(app, contract.companyHistory, ({ params, query }, call) =>
    companyHistory(call, params.id, query.before),
  );
  serve(app, contract.invoiceHistory, ({ params, query }, call) =>
    invoiceHistory(call, params.id, query.before),
  );
}
