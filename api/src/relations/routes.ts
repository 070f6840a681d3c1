import { hideClients } from '@boekwerk/shared/contract/bulk-clients';
import * as contract from '@boekwerk/shared/contract/parties';
import type { App } from '../platform/app';
import { serve } from '../platform/http/serve';
import { changeState } from './change-state';
import { companyRoutes } from './company/routes';
import { customerRoutes } from './customers/routes';
import { hideClients as bulkHide } from './firm-clients/hide-clients';
import { firmClientRoutes } from './firm-clients/routes';
import { updateParty } from './update-party';

/** The calls of each kind of relation; those that follow here serve customers and clients of a firm alike. */
export function relationRoutes(app: App) {
  companyRoutes(app);
  customerRoutes(app);
  firmClientRoutes(app);

  serve(app, contract.updateEnterprise, ({ params, body }, call) =>
    updateParty(app, call, { id: params.id, form: body }),
  );
  serve(app, contract.updatePrivate, ({ params, body }, call) =>
    updateParty(app, call, { id: params.id, form: body }),
  );
  serve(app, hideClients, ({ body }, call) => bulkHide(call, body));
  const { hideRelation, showRelation, activateRelation, deactivateRelation } = contract;
  serve(app, hideRelation, ({ params }, call) => changeState(call, params.id, { hidden: 1 }));
  serve(app, showRelation, ({ params }, call) => changeState(call, params.id, { hidden: 0 }));
  serve(app, activateRelation, ({ params }, call) => changeState(call, params.id, { active: 1 }));
  serve(app, deactivateRelation, ({ params }, call) => changeState(call, params.id, { active: 0 }));
}
