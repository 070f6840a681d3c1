import * as contract from '@boekwerk/shared/contract/bookkeeping/move';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { listMoveTargets } from './list-move-targets';
import { moveDocuments, moveOne } from './move-documents';
import { prepareMove } from './prepare-move';

export function moveRoutes(app: App) {
  serve(app, contract.listMoveTargets, ({ query }, call) => listMoveTargets(call, query.search));
  serve(app, contract.moveBookingItem, {
    prepare: ({ params, body: { relation_id } }, call) =>
      prepareMove(call, { booking_item_ids: [params.id], relation_id }),
    handle: ({ params, body: { relation_id }, prepared: copies }, call) =>
      moveOne(call, params.id, { relation_id, copies }),
  });
  serve(app, contract.moveBookingItems, {
    prepare: ({ body }, call) => prepareMove(call, body),
    handle: ({ body, prepared: copies }, call) => moveDocuments(call, body, copies),
  });
}
