import * as contract from '@boekwerk/shared/contract/bookkeeping/trash';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { deleteDocument, deleteDocuments } from './delete-documents';
import { getTrashed, listTrash } from './list-trash';
import { restoreDocuments } from './restore-documents';

export function trashRoutes(app: App) {
  serve(app, contract.listTrash, ({ query }, call) => listTrash(call, query));
  serve(app, contract.getTrashedItem, ({ params }, call) => getTrashed(call, params.id));
  serve(app, contract.deleteBookingItem, ({ params }, call) => deleteDocument(call, params.id));
  serve(app, contract.deleteBookingItems, ({ body }, call) =>
    deleteDocuments(call, body.booking_item_ids),
  );
  serve(app, contract.restoreBookingItems, ({ body }, call) => restoreDocuments(call, body));
}
