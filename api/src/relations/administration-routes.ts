import * as contract from '@boekwerk/shared/contract/administrations';
import type { App } from '../app';
import { serve } from '../http/serve';
import {
  createAdministration,
  createSameKind,
  listAdministrations,
  setDefaultAdministration,
} from './administrations';
import { getParent, updateFirm } from './firm';
import {
  createFirmEnterprise,
  createFirmPerson,
  listAssignedEnterprises,
  listEnterprises,
} from './firm-clients';

export function ownAdministrationRoutes(app: App) {
  serve(app, contract.listAdministrations, (_, call) => listAdministrations(call));
  serve(app, contract.setDefaultAdministration, ({ params }, call) =>
    setDefaultAdministration(call, params.id),
  );
  serve(app, contract.createEnterprise, ({ body }, call) => createAdministration(call, body, 0));
  serve(app, contract.createFirm, ({ body }, call) => createAdministration(call, body, 1));
  serve(app, contract.createCompany, ({ body }, call) => createSameKind(call, body));

  serve(app, contract.updateFirm, ({ params, body }, call) => updateFirm(call, params.id, body));
  serve(app, contract.getParent, ({ params }, call) => getParent(call, params.id));
  serve(app, contract.listEnterprises, ({ params, query }, call) =>
    listEnterprises(call, params.id, query),
  );
  serve(app, contract.listAssignedEnterprises, ({ params, query }, call) =>
    listAssignedEnterprises(call, params.id, query),
  );
  serve(app, contract.createAdministrationEnterprise, ({ params, body }, call) =>
    createFirmEnterprise(call, params.id, body),
  );
  serve(app, contract.createAdministrationPerson, ({ params, body }, call) =>
    createFirmPerson(call, params.id, body),
  );
}
