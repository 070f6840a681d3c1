import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import * as contract from '@boekwerk/shared/contract/security';
import { changePassword as changePasswordCall } from '@boekwerk/shared/contract/users';
import { and, eq } from 'drizzle-orm';
import { checkOwnPassword } from '../auth/check-own-password';
import { endOneSession, endSessionsOf } from '../auth/end-sessions';
import { countCodeAttempt } from '../auth/one-time-code';
import {
  asksCode,
  confirmNewApp,
  confirmTwoFactor,
  disableTwoFactor,
  refuseWhereOff,
  refuseWhereRequired,
  renewRecoveryCodes,
  startNewApp,
  startTwoFactor,
} from '../auth/two-factor';
import type { App } from '../platform/app';
import { remembered_device } from '../platform/database/schema/accounts';
import { invalid, notFound } from '../platform/errors';
import type { Call, Preparation } from '../platform/http/call';
import { serve } from '../platform/http/serve';
import { changePassword, prepareNewPassword } from './change-password';
import { getSecurity } from './get-security';
import { passkeyRoutes } from './passkey-routes';
import { TEXTS } from './texts';

type Proof = CheckedInputOf<typeof contract.renewRecoveryCodes>['body'];

export function securityRoutes(app: App) {
  serve(app, contract.getSecurity, (_input, call) => getSecurity(app, call));
  serve(app, changePasswordCall, {
    prepare: ({ body }, call) => prepareNewPassword(call, body),
    handle: async ({ prepared }, call) => {
      await changePassword(call, prepared);
      return null;
    },
  });
  twoFactorRoutes(app);
  passkeyRoutes(app);
  serve(app, contract.deleteDevice, async ({ params: { id } }, { db, caller, record }) => {
    const own = and(eq(remembered_device.id, id), eq(remembered_device.user_id, caller.user_id));
    const [gone] = await db.delete(remembered_device).where(own).returning();
    if (!gone) throw notFound(TEXTS.device);
    record({ entity: 'device', id, before: { user_agent: gone.user_agent } });
    return null;
  });
  serve(app, contract.endOneSession, async ({ params: { id } }, { db, caller, record }) => {
    if (!(await endOneSession(db, { user_id: caller.user_id, id }))) throw notFound(TEXTS.session);
    record({ entity: 'session', after: { state: 'ended', session: id } });
    return null;
  });
  serve(app, contract.endOtherSessions, async (_input, { db, caller, record }) => {
    const ended = await endSessionsOf(db, caller.user_id, {
      because: 'signed_out',
      except: caller.session_id,
    });
    record({ entity: 'session', after: { state: 'others ended', ended } });
    return null;
  });
}

/** All but the first code of an app ask for the password again. */
function twoFactorRoutes(app: App) {
  const checked = async (
    { db, caller: { user_id } }: Preparation<Call>,
    { password }: { password: string },
  ) => checkOwnPassword(db, { user_id, password }, { password: TEXTS.wrongOwnPassword });
  const proven = async (call: Preparation<Call>, { otp, password }: Proof) => {
    const asks = await asksCode(call.db, call.caller.user_id);
    if (asks && !otp) throw invalid({ otp: TEXTS.codeOfEither });
    await checked(call, { password });
    if (asks) await countCodeAttempt(call.db, call.caller.user_id);
  };
  const countFirstCode = async (_input: unknown, { db, caller }: Preparation<Call>) => {
    refuseWhereOff(app);
    await countCodeAttempt(db, caller.user_id);
  };
  const provenWhereOn = async ({ body }: { body: Proof }, call: Preparation<Call>) => {
    refuseWhereOff(app);
    await proven(call, body);
  };

  serve(app, contract.startTwoFactor, {
    prepare: async ({ body }, call) => {
      refuseWhereOff(app);
      await checked(call, body);
    },
    handle: async (_input, call) => ({ qr_code_url: await startTwoFactor(app, call) }),
  });
  serve(app, contract.confirmTwoFactor, {
    prepare: countFirstCode,
    handle: async ({ body }, call) => ({
      recovery_codes: await confirmTwoFactor(app, call, body.otp),
    }),
  });
  serve(app, contract.disableTwoFactor, {
    prepare: async ({ body }, call) => {
      refuseWhereRequired(app);
      await proven(call, body);
    },
    handle: async ({ body }, call) => {
      await disableTwoFactor(app, call, body.otp);
      return null;
    },
  });
  serve(app, contract.startNewApp, {
    prepare: provenWhereOn,
    handle: ({ body }, call) => startNewApp(app, call, body.otp),
  });
  serve(app, contract.confirmNewApp, {
    prepare: countFirstCode,
    handle: async ({ body }, call) => ({ recovery_codes: await confirmNewApp(app, call, body) }),
  });
  serve(app, contract.renewRecoveryCodes, {
    prepare: provenWhereOn,
    handle: async ({ body }, call) => ({
      recovery_codes: await renewRecoveryCodes(app, call, body.otp),
    }),
  });
}
