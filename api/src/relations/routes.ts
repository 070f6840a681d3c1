import * as clients from '@boekwerk/shared/contract/clients';
import * as contract from '@boekwerk/shared/contract/relations';
import type { App } from '../app';
import { serve } from '../http/serve';
import { ownAdministrationRoutes } from './administration-routes';
import { logoFor } from './clean-logo';
import { getDefaultRelation, saveLogo, updateCompany } from './company';
import { getRelation } from './get-relation';
import { getClient, listClients } from './read-clients';
import { createClient, updateClient } from './save-client';

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

  ownAdministrationRoutes(app);

  serve(app, clients.listClients, ({ query }, call) => listClients(call, query));
  serve(app, clients.getClient, ({ params }, call) => getClient(call, params.id));
  for (const endpoint of [clients.createEnterpriseClient, clients.createPrivateClient]) {
    serve(app, endpoint, ({ params, body }, call) => createClient(call, params.id, body));
  }
  for (const endpoint of [clients.updateEnterpriseClient, clients.updatePrivateClient]) {
    serve(app, endpoint, ({ params, body }, call) => updateClient(call, params.id, body));
  }
}
