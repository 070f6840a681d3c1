import * as contract from '@boekwerk/shared/contract/auth';
import { register as registerCall } from '@boekwerk/shared/contract/registration';
import type { App } from '../platform/app';
import { serveAnyone, serveAnyoneAndWait } from '../platform/http/serve';
import { acceptInvitation, prepareAcceptance } from './accept-invitation';
import { activate } from './activate';
import { prepareRegistration, register } from './register';
import type { withAnswers } from './with-answers';

/** How somebody comes to an account. @param finish adds to a token what a page asks first under it */
export function accountRoutes(app: App, finish: ReturnType<typeof withAnswers>) {
  serveAnyone(app, registerCall, {
    prepare: ({ body }, call) => prepareRegistration(app, call, body),
    handle: ({ body: form, prepared: registrant }, call) =>
      register(app, call, { form, registrant }),
    finish,
  });
  serveAnyoneAndWait(app, contract.activate, {
    handle: ({ body }, call) => activate(app, call, body.activation_code),
    finish,
  });
  serveAnyone(app, contract.acceptInvitation, {
    prepare: ({ body }, call) => prepareAcceptance(call, body),
    handle: ({ body: { code }, prepared: password_hash }, call) =>
      acceptInvitation(app, call, { code, password_hash }),
    finish,
  });
}
