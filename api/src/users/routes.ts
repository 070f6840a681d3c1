import * as companyUsers from '@boekwerk/shared/contract/company-users';
import * as shortcuts from '@boekwerk/shared/contract/shortcuts';
import * as contract from '@boekwerk/shared/contract/users';
import { accountMailJob } from '../account-mail/send-account-mail';
import type { App } from '../app';
import { serve, serveAnyone } from '../http/serve';
import { getUser } from './get-user';
import { countInvitation, inviteUser } from './invite-user';
import { listAllUsers, listUsers, listUsersOfRelation } from './list-users';
import {
  checkResetRequest,
  prepareReset,
  requestResetPassword,
  resetPassword,
} from './reset-password';
import { cleanAvatar, saveAvatar } from './save-avatar';
import { createShortcut, deleteShortcut, listShortcuts, updateShortcut } from './shortcuts';
import { countMove, updateProfile } from './update-profile';
import { updateUser } from './update-user';

export function userRoutes(app: App) {
  serve(app, contract.getUser, (_, call) => getUser(call));
  serve(app, contract.updateProfile, {
    prepare: ({ body }, call) => countMove(call, body),
    handle: ({ body }, call) => updateProfile(call, body),
  });
  serve(app, contract.uploadAvatar, {
    prepare: ({ files }) => cleanAvatar(files),
    handle: ({ prepared }, call) => saveAvatar(call, prepared),
  });
  serveAnyone(app, contract.requestResetPassword, {
    prepare: ({ body }, call) => checkResetRequest(app, call, body.email),
    handle: ({ body }, call) => requestResetPassword(call, body.email),
  });
  serveAnyone(app, contract.resetPassword, {
    prepare: ({ body }, call) => prepareReset(call, body),
    handle: ({ body: { code }, prepared: password_hash }, call) =>
      resetPassword(call, { code, password_hash }),
  });

  serve(app, companyUsers.listUsers, (_, call) => listUsers(call));
  serve(app, companyUsers.listAllUsers, (_, call) => listAllUsers(call));
  serve(app, companyUsers.listUsersOfRelation, ({ params }, call) =>
    listUsersOfRelation(call, params.id),
  );
  serve(app, companyUsers.updateUser, ({ params, body }, call) =>
    updateUser(call, params.id, body),
  );
  serve(app, companyUsers.inviteUser, {
    prepare: (_, call) => countInvitation(call),
    handle: ({ body }, call) => inviteUser(call, body),
  });

  serve(app, shortcuts.listShortcuts, (_, call) => listShortcuts(call));
  serve(app, shortcuts.createShortcut, ({ body }, call) => createShortcut(call, body));
  serve(app, shortcuts.updateShortcut, ({ params, body }, call) =>
    updateShortcut(call, params.id, body),
  );
  serve(app, shortcuts.deleteShortcut, ({ params }, call) => deleteShortcut(call, params.id));

  accountMailJob(app);
}
