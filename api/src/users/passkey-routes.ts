import * as contract from '@boekwerk/shared/contract/passkeys';
import { addPasskey, prepareStart, startPasskey } from '../auth/passkeys/add-passkey';
import { removePasskey, renamePasskey } from '../auth/passkeys/own-passkeys';
import { loadWebAuthn } from '../auth/passkeys/webauthn';
import type { App } from '../platform/app';
import { serve } from '../platform/http/serve';

/** The passkeys of whoever is signed in. */
export function passkeyRoutes(app: App) {
  serve(app, contract.startPasskey, {
    prepare: ({ body }, call) => prepareStart(app, call, body),
    handle: ({ body }, call) => startPasskey(app, call, body),
  });
  serve(app, contract.addPasskey, {
    prepare: loadWebAuthn,
    handle: ({ body }, call) => addPasskey(app, call, body),
  });
  serve(app, contract.renamePasskey, ({ params: { id }, body: { name } }, call) =>
    renamePasskey(call, { id, name }),
  );
  serve(app, contract.removePasskey, async ({ params: { id } }, call) => {
    await removePasskey(call, id);
    return null;
  });
}
