import * as contract from '@boekwerk/shared/contract/relations';
import type { App } from '../platform/app';
import { serve } from '../platform/http/serve';
import { ownAdministrationRoutes } from './administration-routes';
import { logoFor } from './clean-logo';
import { getDefaultRelation, updateCompany } from './company';
import { getRelation } from './get-relation';
import { removeLogo, saveLogo } from './logo';
import { partyRoutes } from './party-routes';

export function relationRoutes(app: App) {
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

  ownAdministrationRoutes(app);
  partyRoutes(app);
}
