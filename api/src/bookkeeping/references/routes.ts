import * as contract from '@boekwerk/shared/contract/bookkeeping/reference';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { findByReference } from './find-by-reference';

export function referenceRoutes(app: App) {
  serve(app, contract.findByReference, ({ params }, call) =>
    findByReference(call, params.reference, app.config),
  );
}
