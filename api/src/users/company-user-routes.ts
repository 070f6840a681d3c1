import { assignClients } from '@boekwerk/shared/contract/bulk-clients';
import * as contract from '@boekwerk/shared/contract/company-users';
import type { App } from '../platform/app';
import { serve } from '../platform/http/serve';
import { assignSeveral } from './assign-several';
import { addCompanyRights, listCompanyRights } from './company-rights';
import { countInvitation, inviteUser } from './invite-user';
import { listClientAccess } from './list-client-access';
import { listAllUsers, listUsers, listUsersOfRelation } from './list-users';
import { removeUser } from './remove-user';
import { resendInvitation } from './resend-invitation';
import { updateUser } from './update-user';

/** Who works in a company, and what they may do there. */
export function companyUserRoutes(app: App) {
  serve(app, contract.listUsers, (_, call) => listUsers(call));
  serve(app, contract.listAllUsers, (_, call) => listAllUsers(call));
  for (const endpoint of [contract.listUsersOfRelation, contract.listRelationUsers])
    serve(app, endpoint, ({ params }, call) => listUsersOfRelation(call, params.id));
  serve(app, contract.inviteUser, {
    prepare: (_, call) => countInvitation(call),
    handle: ({ body }, call) => inviteUser(app, call, body),
  });
  serve(app, contract.resendInvitation, {
    prepare: (_, call) => countInvitation(call),
    handle: ({ params }, call) => resendInvitation(app, call, params.id),
  });
  serve(app, contract.updateUser, ({ params, body }, call) => updateUser(call, params.id, body));

  serve(app, contract.listClientAccess, ({ query }, call) => listClientAccess(call, query));
  serve(app, contract.listCompanyRights, ({ params }, call) => listCompanyRights(call, params));
  serve(app, contract.addCompanyRights, ({ params, body }, call) =>
    addCompanyRights(call, params, body.administrations),
  );
  serve(app, assignClients, ({ params, body }, call) => assignSeveral(call, params, body));
  serve(app, contract.removeUser, ({ params }, call) => removeUser(call, params));
}
