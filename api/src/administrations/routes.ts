import * as contract from '@boekwerk/shared/contract/administrations';
import type { App } from '../platform/app';
import { serve } from '../platform/http/serve';
import {
  createAdministration,
  createSameKind,
  listAdministrations,
  setDefaultAdministration,
} from './administrations';

export function administrationRoutes(app: App) {
  serve(app, contract.listAdministrations, (_, call) => listAdministrations(call));
  serve(app, contract.setDefaultAdministration, ({ params }, call) =>
    setDefaultAdministration(call, params.id),
  );
  serve(app, contract.createEnterprise, ({ body }, call) => createAdministration(call, body, 0));
  serve(app, contract.createFirm, ({ body }, call) => createAdministration(call, body, 1));
  serve(app, contract.createCompany, ({ body }, call) => createSameKind(call, body));
}
