import path from 'node:path';
import { isOwnMachine } from '../api/src/platform/own-machine.mjs';
import { install } from './install.mjs';
import { takeLock } from './lock.mjs';
import { refuseTakenPorts } from './ports.mjs';
import { root } from './run.mjs';
import { say, stop } from './say.mjs';
import { addressOf, settings } from './settings.mjs';

const { port, mailPort, accountingPort, wwwDir, demo } = settings;

await refuseTakenPorts(settings);
// Of two that start at once in one folder the second waits: both would write the same files.
const unlock = takeLock(path.join(root, '.build/start.lock'), {
  patience: 600_000,
  onWait: (pid) => say(`Waiting for process ${pid}, which builds the same …`),
});
await install();

const { buildAndRelease } = await import('./build.mjs');
const { buildApi } = await import('./build-api.mjs');
const { startWorld } = await import('./world.mjs');
const { apiText, releaseApi } = await import('./release-api.mjs');

say('Building what changed (the first time this takes a minute) …');
await Promise.all([buildAndRelease({ wwwDir, say }), buildApi()]);
// It runs from now on, whatever it breaks: what that is should be known.
const api = releaseApi(wwwDir, { despite: 'it was started' });
if (api.broken.length > 0) say(apiText(api));
unlock();
say(demo ? 'Starting (the first time with demo data) …' : 'Starting …');
if (!demo && !process.env.DEMO && !process.argv.includes('--empty'))
  say('Others than this machine can come here, so there is no demo data. DEMO=on asks for it.');
const leaving = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    say('Stopping …');
    leaving.abort();
  });
const world = await startWorld({ ...settings, say, signal: leaving.signal }).catch((error) => {
  if (leaving.signal.aborted) process.exit(0);
  stop(error.message);
});

console.log(welcome());
leaving.signal.addEventListener('abort', async () => {
  await world.stop();
  process.exit(0);
});

function welcome() {
  const address = addressOf(process.env.HOST, port);
  const logins = [
    ['ondernemer@boekwerk.example', 'owner of Bakkerij Jansen'],
    ['collega@boekwerk.example', 'colleague at Bakkerij Jansen'],
    ['boekhouder@boekwerk.example', 'owner of accounting firm Visser'],
    ['assistent@boekwerk.example', 'colleague at Visser, two clients'],
    ['import@boekwerk.example', 'accountant of the import customer'],
  ];
  return [
    '',
    `  Boekwerk runs at    ${address}`,
    // Browsers keep passkeys for a name, not for a numeric address.
    isOwnMachine(process.env) ? `  or, with passkeys   http://localhost:${port}` : '',
    process.env.SMTP_URL ? '' : `  Mail that was sent  http://127.0.0.1:${mailPort}`,
    process.env.TWINFIELD_CLIENT_ID
      ? ''
      : `  Accounting package  http://127.0.0.1:${accountingPort}`,
    `  API document        ${address}/api/docs`,
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
