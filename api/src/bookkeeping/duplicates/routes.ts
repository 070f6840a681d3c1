import * as contract from '@boekwerk/shared/contract/bookkeeping/duplicates';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { getDocument } from '../documents/get-document';
import { listDuplicates } from './list-duplicates';

export function duplicateRoutes(app: App) {
  serve(app, contract.getDuplicateInvoice, ({ params }, call) => getDocument(call, params.id));
  serve(app, contract.listDuplicates, ({ params }, call) => listDuplicates(call, params.id));
}
