import * as clients from '@boekwerk/shared/contract/clients';
import * as firm from '@boekwerk/shared/contract/firm';
import * as parties from '@boekwerk/shared/contract/parties';
import type { App } from '../platform/app';
import { serve } from '../platform/http/serve';
import { addFirmClient } from './add-firm-client';
import { changeState } from './change-state';
import { getFirmClient } from './firm-client-record';
import { listAssignedEnterprises, listEnterprises } from './firm-clients';
import { getClient, listClients } from './read-clients';
import { createClient } from './save-client';
import { updateBooking } from './update-booking';
import { updateParty } from './update-party';

/** Of customers and suppliers, and of the clients of a firm. */
export function partyRoutes(app: App) {
  serve(app, clients.listClients, ({ query }, call) => listClients(call, query));
  serve(app, clients.getClient, ({ params }, call) => getClient(call, params.id));
  for (const endpoint of [clients.createEnterpriseClient, clients.createPrivateClient]) {
    serve(app, endpoint, ({ params, body }, call) => createClient(call, params.id, body));
  }

  serve(app, parties.updateEnterprise, ({ params, body }, call) =>
    updateParty(app, call, { id: params.id, form: body }),
  );
  serve(app, parties.updatePrivate, ({ params, body }, call) =>
    updateParty(app, call, { id: params.id, form: body }),
  );
  const { hideRelation, showRelation, activateRelation, deactivateRelation } = parties;
  serve(app, hideRelation, ({ params }, call) => changeState(call, params.id, { hidden: 1 }));
  serve(app, showRelation, ({ params }, call) => changeState(call, params.id, { hidden: 0 }));
  serve(app, activateRelation, ({ params }, call) => changeState(call, params.id, { active: 1 }));
  serve(app, deactivateRelation, ({ params }, call) => changeState(call, params.id, { active: 0 }));

  firmClientRoutes(app);
}

function firmClientRoutes(app: App) {
  serve(app, firm.listEnterprises, ({ params, query }, call) =>
    listEnterprises(call, params.id, query),
  );
  serve(app, firm.listAssignedEnterprises, ({ params, query }, call) =>
    listAssignedEnterprises(call, params.id, query),
  );
  serve(app, firm.createAdministrationEnterprise, ({ params, body }, call) =>
    addFirmClient(app, call, { firm_id: params.id, form: body }),
  );
  serve(app, firm.createAdministrationPerson, ({ params, body }, call) =>
    addFirmClient(app, call, { firm_id: params.id, form: body }),
  );
  serve(app, firm.getFirmClient, ({ params }, call) => getFirmClient(app, call, params.id));
  serve(app, firm.updateBooking, ({ params, body }, call) => updateBooking(call, params.id, body));
}
