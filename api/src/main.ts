import { buildApp } from './build-app';
import { readConfig } from './config';
import { seedDemo } from './demo/seed';
import { run } from './run';

// The API; it does the jobs as well, unless WORKER=off.
run(readConfig(process.env), buildApp, async (app) => {
  const { http, config } = app;
  if (config.demo) await seedDemo(app);
  await http.listen({ host: config.host, port: config.port });
  return () => http.close();
});
