import { relyingPartyOf } from './auth/passkeys/relying-party';
import { loadWebAuthn } from './auth/passkeys/webauthn';
import { buildApp } from './build-app';
import { isInUse } from './demo/is-in-use';
import { refuseKnownPasswords } from './demo/refuse-known-passwords';
import { readConfig } from './platform/config';
import { run } from './run';

// The API; it does the jobs as well, unless WORKER=off.
run(readConfig(process.env), buildApp, async (app) => {
  const { http, config } = app;
  await refuseKnownPasswords(app);
  // What draws its documents takes long to load and 20 MB, which stay: not where there is somebody already.
  if (config.demo && !(await isInUse(app.db))) await (await import('./demo/seed')).seedDemo(app);
  // Loading it when somebody first uses a passkey lets all others wait. Beside an embedded database there is no room for it.
  if (config.databaseUrl && relyingPartyOf(config)) await loadWebAuthn();
  await http.listen({ host: config.host, port: config.port });
  return async () => {
    await http.leave();
    await http.close();
  };
});
