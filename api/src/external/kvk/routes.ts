import { getKvkData as contract } from '@boekwerk/shared/contract/kvk';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { countLookUp, getKvkData } from './get-kvk-data';
import { kvkRegisterOf } from './kvk-register-of';

export function kvkRoutes(app: App) {
  const register = kvkRegisterOf(app.config);
  serve(app, contract, {
    prepare: (_, call) => countLookUp(call),
    handle: ({ query }) => getKvkData(register, query.coc_number),
  });
}
