import { checkVatNumber as contract } from '@boekwerk/shared/contract/vat-number';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { checkVatNumber, countCheck } from './check-vat-number';
import { viesOf } from './vies-of';

export function viesRoutes(app: App) {
  const vies = viesOf(app.config);
  serve(app, contract, {
    prepare: (_, call) => countCheck(call),
    handle: ({ query }) => checkVatNumber(vies, query.tax_number),
  });
}
