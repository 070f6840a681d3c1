import * as contract from '@boekwerk/shared/contract/bookkeeping';
import type { App } from '../app';
import { serve } from '../http/serve';
import { checkWeeklySheet } from './check-weekly-sheet';
import {
  getDocument,
  getDocumentUrl,
  labelDocument,
  listDocuments,
  uploadDocument,
} from './documents';
import { examineDocument } from './examine-document';
import { practiceStats } from './practice-stats';

export function administrationRoutes(app: App) {
  serve(app, contract.listBookingItems, ({ query }, call) => listDocuments(call, query));
  serve(app, contract.getBookingItem, ({ params }, call) => getDocument(call, params.id));
  serve(app, contract.getDocumentUrl, ({ params }, call) => getDocumentUrl(call, params.id));
  serve(app, contract.uploadBookingItem, {
    prepare: ({ files }) => examineDocument(files),
    handle: ({ prepared }, call) => uploadDocument(call, prepared),
  });
  serve(app, contract.labelBookingItem, ({ params, body }, call) =>
    labelDocument(call, params.id, body.tag),
  );

  serve(app, contract.getPracticeStats, (_, call) => practiceStats(call));
  serve(app, contract.checkWeeklySheet, {
    prepare: ({ body, files }) => checkWeeklySheet(body.date, files),
    handle: async ({ prepared }) => prepared,
  });
}
