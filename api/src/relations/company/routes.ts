import * as administrations from '@boekwerk/shared/contract/administrations';
import * as firm from '@boekwerk/shared/contract/firm';
import * as contract from '@boekwerk/shared/contract/relations';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { logoFor } from './clean-logo';
import { getDefaultRelation, updateCompany } from './company';
import { getParent, updateFirm } from './firm';
import { getRelation } from './get-relation';
import { removeLogo, saveLogo } from './logo';

export function companyRoutes(app: App) {
  serve(app, contract.getDefaultRelation, (_, call) => getDefaultRelation(call));
  serve(app, contract.getRelation, ({ params }, call) => getRelation(call, params.id));
  serve(app, contract.updateCompany, ({ params, body }, call) =>
    updateCompany(call, params.id, body),
  );
  serve(app, contract.uploadLogo, {
    prepare: ({ params, files }, call) => logoFor(call, params.id, files),
    handle: ({ params, prepared }, call) => saveLogo(call, params.id, prepared),
  });
  serve(app, contract.removeLogo, ({ params }, call) => removeLogo(call, params.id));

  serve(app, firm.updateFirm, ({ params, body }, call) => updateFirm(call, params.id, body));
  serve(app, administrations.getParent, ({ params }, call) => getParent(call, params.id));
}
