import * as contract from '@boekwerk/shared/contract/account-deletion';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { prepareDeletion, requestDeletion, withdrawDeletion } from './request-deletion';

/** The end of the account of whoever is signed in. */
export function deletionRoutes(app: App) {
  serve(app, contract.requestDeletion, {
    prepare: ({ body }, call) => prepareDeletion(app, call, body),
    handle: ({ body }, call) => requestDeletion(app, call, body.otp),
  });
  serve(app, contract.withdrawDeletion, (_, call) => withdrawDeletion(app, call));
}
