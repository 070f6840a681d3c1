import { mergeBookingItems } from '@boekwerk/shared/contract/bookkeeping/merge';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { mergeDocuments } from './merge-documents';
import { prepareMerge } from './prepare-merge';

export function mergeRoutes(app: App) {
  serve(app, mergeBookingItems, {
    prepare: ({ body }, call) => prepareMerge(call, body),
    handle: ({ body, prepared }, call) => mergeDocuments(call, body.booking_item_ids, prepared),
  });
}
