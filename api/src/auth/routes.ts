import * as contract from '@boekwerk/shared/contract/auth';
import type { App } from '../app';
import { bearerOf } from '../http/authenticate';
import { serve, serveAnyone } from '../http/serve';
import { bind, bindingOf } from './binding';
import { refreshToken } from './refresh-token';
import { checkCredentials, signIn } from './sign-in';
import { endSession } from './store';

/** No second step follows a password. */
const NO_SECOND_STEP = 'valid';

export function authRoutes(app: App) {
  const { config, tokenSecret: secret } = app;

  serveAnyone(app, contract.login, {
    prepare: ({ body }, call) => checkCredentials(call, body),
    handle: async ({ prepared: user_id }, call) => {
      const binding = bind(config, call.request, call.reply);
      const token = await signIn(call, { user_id, binding });
      return { token, qr_code_url: NO_SECOND_STEP };
    },
  });
  serveAnyone(app, contract.refresh, async (_input, call) => {
    const given = { token: bearerOf(call.request), binding: bindingOf(config, call.request) };
    const token = await refreshToken(call, { ...given, secret });
    bind(config, call.request, call.reply);
    return { token };
  });
  serve(app, contract.logout, async (_input, { db, caller, record }) => {
    await endSession(db, caller.session_id);
    record({ entity: 'session', after: { state: 'ended' } });
    return null;
  });
}
