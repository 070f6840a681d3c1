import path from 'node:path';
import { install } from './install.mjs';
import { isTaken } from './ports.mjs';
import { root } from './run.mjs';
import { say, stop } from './say.mjs';

const port = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? 3001);
const mailPort = Number(process.env.MAIL_PORT ?? 3025);
const demo = process.env.DEMO !== 'off' && !process.argv.includes('--empty');
const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));
const wwwDir = path.resolve(process.env.WWW_DIR ?? path.join(root, '.www'));

await refuseTakenPorts();
await install();

const { buildAndRelease } = await import('./build.mjs');
const { buildApi } = await import('./build-api.mjs');
const { startWorld } = await import('./world.mjs');

say('Building what changed (the first time this takes a minute) …');
await buildAndRelease({ wwwDir, say });
await buildApi();
say(demo ? 'Starting (the first time with demo data) …' : 'Starting …');
const world = await startWorld({
  port,
  apiPort,
  mailPort,
  smtpPort: mailPort + 1,
  dataDir,
  wwwDir,
  demo,
}).catch((error) => stop(error.message));

console.log(welcome());
for (const service of [world.api, world.gateway])
  service.child.once('exit', (code) => {
    if (!ending) stop(`${service.name} has ended (${code}). See ${path.join(dataDir, 'logs')}.`);
  });
let ending = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    ending = true;
    say('Stopping …');
    await world.stop();
    process.exit(0);
  });

async function refuseTakenPorts() {
  const wanted = { PORT: port, API_PORT: apiPort };
  if (!process.env.SMTP_URL)
    Object.assign(wanted, { MAIL_PORT: mailPort, 'MAIL_PORT + 1': mailPort + 1 });
  for (const [name, number] of Object.entries(wanted))
    if (await isTaken(number))
      stop(
        `Port ${number} is in use. Choose another, for example: ${name.split(' ')[0]}=${number + 100} npm start`,
      );
}

function welcome() {
  const logins = [
    ['ondernemer@boekwerk.example', 'owner of Bakkerij Jansen'],
    ['boekhouder@boekwerk.example', 'owner of accounting firm Visser'],
    ['assistent@boekwerk.example', 'colleague at Visser, two clients'],
    ['import@boekwerk.example', 'accountant of the import customer'],
  ];
  return [
    '',
    `  Boekwerk runs at    http://127.0.0.1:${port}`,
    process.env.SMTP_URL ? '' : `  Mail that was sent  http://127.0.0.1:${mailPort}`,
    `  API document        http://127.0.0.1:${port}/api/docs`,
    ...(demo
      ? [
          '',
          '  Sign in with password Welkom-2026! as',
          ...logins.map(([mail, who]) => `    ${mail.padEnd(30)} ${who}`),
        ]
      : []),
    '',
    '  Stop with Ctrl+C',
    '',
  ]
    .filter((line, index, lines) => line !== '' || lines[index - 1] !== '')
    .join('\n');
}
