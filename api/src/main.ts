import { buildApp } from './build-app';
import { refuseKnownPasswords } from './demo/refuse-known-passwords';
import { seedDemo } from './demo/seed';
import { readConfig } from './platform/config';
import { run } from './run';

// The API; it does the jobs as well, unless WORKER=off.
run(readConfig(process.env), buildApp, async (app) => {
  const { http, config } = app;
  await refuseKnownPasswords(app);
  if (config.demo) await seedDemo(app);
  await http.listen({ host: config.host, port: config.port });
  return () => http.close();
});
