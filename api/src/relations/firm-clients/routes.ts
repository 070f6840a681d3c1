import * as contract from '@boekwerk/shared/contract/firm';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { addFirmClient } from './add-firm-client';
import { getFirmClient } from './firm-client-record';
import { listAssignedEnterprises, listEnterprises } from './firm-clients';
import { updateBooking } from './update-booking';

export function firmClientRoutes(app: App) {
  serve(app, contract.listEnterprises, ({ params, query }, call) =>
    listEnterprises(call, params.id, query),
  );
  serve(app, contract.listAssignedEnterprises, ({ params, query }, call) =>
    listAssignedEnterprises(call, params.id, query),
  );
  serve(app, contract.createAdministrationEnterprise, ({ params, body }, call) =>
    addFirmClient(app, call, { firm_id: params.id, form: body }),
  );
  serve(app, contract.createAdministrationPerson, ({ params, body }, call) =>
    addFirmClient(app, call, { firm_id: params.id, form: body }),
  );
  serve(app, contract.getFirmClient, ({ params }, call) => getFirmClient(app, call, params.id));
  serve(app, contract.updateBooking, ({ params, body }, call) =>
    updateBooking(call, params.id, body),
  );
}
