import * as contract from '@boekwerk/shared/contract/bookkeeping/bulk-booking';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { bookDocuments } from './book-documents';
import { listProposals } from './list-proposals';

export function bulkBookingRoutes(app: App) {
  serve(app, contract.listBookingProposals, ({ body }, call) => listProposals(call, body.ids));
  serve(app, contract.bookBookingItems, ({ body }, call) => bookDocuments(app, call, body.items));
}
