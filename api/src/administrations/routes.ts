import * as contract from '@boekwerk/shared/contract/bookkeeping';
import * as dashboard from '@boekwerk/shared/contract/dashboard';
import type { App } from '../platform/app';
import { serve } from '../platform/http/serve';
import { checkConnection } from './check-connection';
import { checkWeeklySheet } from './check-weekly-sheet';
import { assignedClientStats, clientStats } from './client-stats';
import { companyForUpload } from './company-for-upload';
import { listCurrencies } from './currencies';
import {
  getDocument,
  getDocumentUrl,
  labelDocument,
  listDocuments,
  uploadDocument,
} from './documents';
import { examineDocument } from './examine-document';
import { listPendingLogs } from './pending-logs';
import { practiceStats } from './practice-stats';

export function administrationRoutes(app: App) {
  serve(app, contract.listBookingItems, ({ query }, call) => listDocuments(call, query));
  serve(app, contract.getBookingItem, ({ params }, call) => getDocument(call, params.id));
  serve(app, contract.getDocumentUrl, ({ params }, call) => getDocumentUrl(call, params.id));
  serve(app, contract.uploadBookingItem, {
    prepare: async ({ body, files }, call) => ({
      company_id: await companyForUpload(call, body.relation_id),
      document: await examineDocument(files),
    }),
    handle: ({ prepared: { company_id, document } }, call) =>
      uploadDocument(call, company_id, document),
  });
  serve(app, contract.labelBookingItem, ({ params, body }, call) =>
    labelDocument(call, params.id, body.tag),
  );

  serve(app, contract.getPracticeStats, (_, call) => practiceStats(call));
  serve(app, dashboard.getClientStats, ({ query }, call) => clientStats(call, query));
  serve(app, dashboard.getAssignedClientStats, ({ query }, call) =>
    assignedClientStats(call, query),
  );
  serve(app, dashboard.listPendingLogs, ({ query }, call) => listPendingLogs(call, query));
  serve(app, dashboard.listCurrencies, async () => listCurrencies());
  serve(app, dashboard.checkConnection, (_, call) => checkConnection(call));

  serve(app, contract.checkWeeklySheet, {
    prepare: ({ body, files }) => checkWeeklySheet(body.date, files),
    handle: async ({ prepared }) => prepared,
  });
}
