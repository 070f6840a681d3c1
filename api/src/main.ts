import { buildApp } from './build-app';
import { readConfig } from './config';
import { run } from './run';

// The API; it does the jobs as well, unless WORKER=off.
run(readConfig(process.env), buildApp, async ({ http, config }) => {
  await http.listen({ host: config.host, port: config.port });
  return () => http.close();
});
