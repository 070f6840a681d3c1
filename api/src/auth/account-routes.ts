import * as contract from '@boekwerk/shared/contract/auth';
import type { App } from '../platform/app';
import { serveAnyone } from '../platform/http/serve';
import { acceptInvitation, prepareAcceptance } from './accept-invitation';
import { activate } from './activate';
import { prepareRegistration, register } from './register';

/** How somebody comes to an account. */
export function accountRoutes(app: App) {
  serveAnyone(app, contract.register, {
    prepare: ({ body }, call) => prepareRegistration(app, call, body),
    handle: ({ body: form, prepared: password_hash }, call) =>
      register(app, call, { form, password_hash }),
  });
  serveAnyone(app, contract.activate, ({ body }, call) =>
    activate(app, call, body.activation_code),
  );
  serveAnyone(app, contract.acceptInvitation, {
    prepare: ({ body }, call) => prepareAcceptance(call, body),
    handle: ({ body: { code }, prepared: password_hash }, call) =>
      acceptInvitation(app, call, { code, password_hash }),
  });
}
