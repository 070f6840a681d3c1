import * as contract from '@boekwerk/shared/contract/bookkeeping/move';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { moveDocuments, moveOne } from './move-documents';
import { listMoveTargets } from './move-targets';

export function moveRoutes(app: App) {
  serve(app, contract.listMoveTargets, ({ query }, call) => listMoveTargets(call, query.search));
  serve(app, contract.moveBookingItem, ({ params, body }, call) =>
    moveOne(call, params.id, body.relation_id),
  );
  serve(app, contract.moveBookingItems, ({ body }, call) => moveDocuments(call, body));
}
