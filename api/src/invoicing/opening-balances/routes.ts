import * as contract from '@boekwerk/shared/contract/opening-balances';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { readFile } from '../../platform/sheet-import/read-file';
import { OPENING_BALANCE_COLUMNS } from './columns';
import {
  checkOpeningBalances,
  importOpeningBalances,
  openingBalanceTemplate,
} from './import-opening-balances';

const FILE = { columns: OPENING_BALANCE_COLUMNS };

export function openingBalanceRoutes(app: App) {
  serve(app, contract.checkOpeningBalances, {
    prepare: ({ files }, { signal }) => readFile(files, FILE, signal),
    handle: ({ prepared, body }, call) => checkOpeningBalances(call, prepared, body),
  });
  serve(app, contract.importOpeningBalances, {
    prepare: ({ files }, { signal }) => readFile(files, FILE, signal),
    handle: ({ prepared, body }, call) => importOpeningBalances(call, prepared, body),
  });
  serve(app, contract.openingBalanceTemplate, openingBalanceTemplate);
}
