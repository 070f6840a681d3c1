import * as contract from '@boekwerk/shared/contract/auth';
import * as passkeys from '@boekwerk/shared/contract/passkeys';
import type { App } from '../platform/app';
import { bearerOf } from '../platform/http/authenticate';
import { serve, serveAndWait, serveAnyone, serveAnyoneAndWait } from '../platform/http/serve';
import { accountRoutes } from './account-routes';
import { bindBrowser, browserBindingOf } from './binding';
import { checkCredentials, refuseFormerPassword } from './check-credentials';
import { endSessionsInBrowser } from './end-sessions';
import { acceptHandover, offerHandover } from './handover';
import { preparePasskeySignIn, signInWithPasskey } from './passkeys/sign-in-with-passkey';
import { startSignIn } from './passkeys/start-sign-in';
import { refreshToken } from './refresh-token';
import { signIn } from './sign-in';
import { switchRelation } from './switch-relation';
import { countOtpAttempt, verifyOtp } from './verify-otp';
import { type SessionAnswersOf, withAnswers } from './with-answers';

/** @param answersOf what a page asks first, which comes with each token that begins a session */
export function authRoutes(app: App, answersOf: SessionAnswersOf) {
  const { config, tokenSecret: secret } = app;
  const finish = withAnswers(app, answersOf);

  serveAnyone(app, contract.login, {
    prepare: ({ body }, call) => checkCredentials(app, call, body),
    handle: async ({ prepared: user }, call) => {
      await refuseFormerPassword(call.db, user);
      return signIn(app, call, { user_id: user.id });
    },
    finish,
  });
  serveAnyone(app, passkeys.startPasskeySignIn, (_input, call) => startSignIn(app, call));
  serveAnyone(app, passkeys.signInWithPasskey, {
    prepare: ({ body }, call) => preparePasskeySignIn(app, call, body.credential),
    handle: ({ prepared: party, body: { credential } }, call) =>
      signInWithPasskey(app, call, { credential, party }),
    finish,
  });
  serveAnyone(app, contract.verifyOtp, {
    prepare: (_input, call) => countOtpAttempt(app, call),
    handle: ({ prepared: user_id, body }, call) => verifyOtp(app, call, { user_id, ...body }),
    finish,
  });
  serveAnyone(app, contract.refresh, async ({ body }, call) => {
    const given = {
      token: bearerOf(call.request),
      binding: browserBindingOf(config, call.request),
    };
    const token = await refreshToken(call, { ...given, ...body, secret });
    bindBrowser(config, call.request, call.reply);
    return { token };
  });
  serve(app, contract.offerHandover, async (_input, call) => ({ code: await offerHandover(call) }));
  serveAnyoneAndWait(app, contract.acceptHandover, {
    handle: async ({ body: { code } }, call) => {
      const token = await acceptHandover(call, {
        code,
        binding: browserBindingOf(config, call.request),
      });
      bindBrowser(config, call.request, call.reply);
      return { token };
    },
    finish,
  });
  serveAndWait(app, contract.switchRelation, {
    handle: async ({ body }, call) => ({ token: await switchRelation(call, body) }),
    finish,
  });
  serve(app, contract.logout, async (_input, { db, caller, record }) => {
    const tabs = await endSessionsInBrowser(db, caller);
    record({ entity: 'session', after: { state: 'ended', tabs } });
    return null;
  });
  accountRoutes(app, finish);
}
