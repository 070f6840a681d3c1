import * as shortcuts from '@boekwerk/shared/contract/shortcuts';
import * as contract from '@boekwerk/shared/contract/users';
import type { App } from '../platform/app';
import { serve, serveAnyone } from '../platform/http/serve';
import { companyUserRoutes } from './company-user-routes';
import { deletionRoutes } from './deletion/routes';
import { getUser } from './get-user';
import { listClientsAtHand } from './list-clients-at-hand';
import { countActivation, resendActivation } from './resend-activation';
import {
  checkResetCode,
  checkResetRequest,
  prepareReset,
  requestResetPassword,
  resetPassword,
} from './reset-password';
import { cleanAvatar, saveAvatar } from './save-avatar';
import { createShortcut, deleteShortcut, listShortcuts, updateShortcut } from './shortcuts';
import { prepareAddressChange, updateProfile, withdrawAddress } from './update-profile';

export function userRoutes(app: App) {
  serve(app, contract.getUser, (_, call) => getUser(app, call));
  serve(app, contract.updateProfile, {
    prepare: ({ body }, call) => prepareAddressChange(app, call, body),
    handle: ({ body }, call) => updateProfile(app, call, body),
  });
  serve(app, contract.resendActivation, {
    prepare: (_, call) => countActivation(call),
    handle: (_, call) => resendActivation(call),
  });
  serve(app, contract.withdrawAddress, (_, call) => withdrawAddress(app, call));
  serve(app, contract.uploadAvatar, {
    prepare: ({ files }) => cleanAvatar(files),
    handle: ({ prepared }, call) => saveAvatar(app, call, prepared),
  });
  serveAnyone(app, contract.requestResetPassword, {
    prepare: ({ body }, call) => checkResetRequest(app, call, body.email),
    handle: ({ body: { email }, prepared: isToGo }, call) =>
      requestResetPassword(call, { email, isToGo }),
  });
  serveAnyone(app, contract.checkResetCode, ({ body }, call) => checkResetCode(call, body.code));
  serveAnyone(app, contract.resetPassword, {
    prepare: ({ body }, call) => prepareReset(call, body),
    handle: ({ body: { code }, prepared: password_hash }, call) =>
      resetPassword(app, call, { code, password_hash }),
  });

  deletionRoutes(app);
  companyUserRoutes(app);

  serve(app, shortcuts.listShortcuts, (_, call) => listShortcuts(call));
  serve(app, shortcuts.createShortcut, ({ body }, call) => createShortcut(call, body));
  serve(app, shortcuts.updateShortcut, ({ params, body }, call) =>
    updateShortcut(call, params.id, body),
  );
  serve(app, shortcuts.deleteShortcut, ({ params }, call) => deleteShortcut(call, params.id));
  serve(app, shortcuts.listClientsAtHand, (_, call) => listClientsAtHand(call));
}
