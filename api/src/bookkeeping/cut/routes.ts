import { splitBookingItem } from '@boekwerk/shared/contract/bookkeeping/cut';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { cutDocument, prepareCut } from './cut-document';

export function cutRoutes(app: App) {
  serve(app, splitBookingItem, {
    prepare: (asked, call) => prepareCut(call, asked),
    handle: ({ params, body, prepared }, call) =>
      cutDocument(call, params.id, body.pages, prepared),
  });
}
