import * as contract from '@boekwerk/shared/contract/bookkeeping/tax-defaults';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { listTaxDefaults } from './list-tax-defaults';
import { saveTaxDefaults } from './save-tax-defaults';

export function taxDefaultRoutes(app: App) {
  serve(app, contract.listTaxDefaults, (_, call) => listTaxDefaults(call));
  serve(app, contract.saveTaxDefaults, ({ body }, call) => saveTaxDefaults(call, body.taxes));
}
