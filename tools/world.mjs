import path from 'node:path';
import { apiProcess } from './api-process.mjs';
import { publicKey } from './release-keys.mjs';
import { root } from './run.mjs';
import { startService } from './services.mjs';
import { addressOf } from './settings.mjs';

/**
 * Starts the product: mail box, stand-in of the accounting package, API with its worker, gateway. Each listens on 127.0.0.1
 * only, unless `HOST` and `API_HOST` say otherwise.
 *
 * @param {{ port: number, apiPort: number, mailPort: number, smtpPort: number, accountingPort: number, dataDir: string, wwwDir: string, demo: boolean, apiArgs?: string[], env?: Record<string, string>, say?: (text: string) => void, signal?: AbortSignal }} options `apiArgs` is what node runs as the API, if not that of this folder; with `say` a service that ends by itself is started again, and `say` hears of it; `signal` stops what has started, and what is starting
 * @throws when one of them does not start, or `signal` came first: then none runs any more
 */
export async function startWorld({ say, signal, ...place }) {
  const leaving = new AbortController();
  signal?.addEventListener('abort', () => leaving.abort());
  const services = await allOf(leaving, servicesOf(place), (name, args, options) =>
    startService(name, args, {
      ...options,
      log: path.join(place.dataDir, 'logs', `${options.log}.log`),
      ...{ say, leave: leaving.signal },
    }),
  );
  const [gateway, api] = services;
  const stop = async () => {
    // All know it before the first one ends: Ctrl+C in a terminal ends them at the same time.
    leaving.abort();
    for (const service of services) await service.stop();
  };
  return { api, gateway, stop };
}

/**
 * What runs, in the order in which it is stopped: nobody asks one that is gone.
 *
 * @param {Parameters<typeof startWorld>[0]} place
 * @returns {Service[]}
 */
export function servicesOf(place) {
  const isGiven = (name) => Boolean(process.env[name] || place.env?.[name]);
  return [
    keepingGateway(place),
    apiOf(place),
    ...(isGiven('TWINFIELD_CLIENT_ID') ? [] : [accountingOf(place)]),
    ...(isGiven('SMTP_URL') ? [] : [mailBoxOf(place)]),
  ];
}

/**
 * What `startService` takes.
 *
 * @typedef {[string, string[], { env: Record<string, string>, ready: string, log: string, patience?: number }]} Service
 */

/**
 * A gateway before an API that runs, which forgets everything when it ends.
 *
 * @param {{ port: number, apiUrl: string, wwwDir: string, env?: Record<string, string> }} place
 * @returns {Service}
 */
export const gatewayOf = ({ port, apiUrl, wwwDir, env }) => [
  'The gateway',
  [path.join(root, '.build/gateway/main.js')],
  {
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      API_URL: apiUrl,
      WWW_DIR: wwwDir,
      RELEASE_PUBLIC_KEY: process.env.RELEASE_PUBLIC_KEY ?? publicKey(),
      ...env,
    },
    ready: `${addressOf(process.env.HOST, port)}/remotes.json`,
    log: 'gateway',
  },
];

/** @returns {Service} the gateway of a world, which keeps what it knows of releases in its folder */
const keepingGateway = ({ port, apiPort, dataDir, wwwDir, env = {} }) =>
  gatewayOf({
    port,
    apiUrl: addressOf(process.env.API_HOST, apiPort),
    wwwDir,
    env: {
      RELEASE_MEMORY: process.env.RELEASE_MEMORY ?? path.join(dataDir, 'releases.json'),
      FIGURES: process.env.FIGURES ?? path.join(dataDir, 'figures.json'),
      ...env,
      METRICS_PORT: besides(env.METRICS_PORT ?? process.env.METRICS_PORT),
    },
  });

/**
 * The API of a world, or one more on the same database and files.
 *
 * @param {Parameters<typeof startWorld>[0]} place
 * @returns {Service}
 */
export function apiOf({ dataDir, demo, apiArgs, env = {}, ...place }) {
  const { port, apiPort, smtpPort, accountingPort } = place;
  const small = apiProcess({ ...process.env, ...env });
  return [
    'The API',
    apiArgs ?? small.args,
    {
      env: {
        ...{ ...small.env, NODE_ENV: 'production' },
        API_PORT: String(apiPort),
        SMTP_URL: process.env.SMTP_URL ?? `smtp://127.0.0.1:${smtpPort}`,
        PUBLIC_URL: publicUrlOf(port),
        ACCOUNTING_PORT: String(accountingPort),
        DATA_DIR: dataDir,
        DEMO: demo ? 'on' : 'off',
        ...env,
      },
      ready: `${addressOf(process.env.API_HOST, apiPort)}/api/ready`,
      log: 'api',
      // It makes the demo data first: seconds, or minutes on a busy machine. One that ended is told at once.
      patience: 240_000,
    },
  ];
}

/** @returns {Service} */
const accountingOf = ({ port, accountingPort, dataDir, env }) => [
  'The accounting package',
  [path.join(root, '.build/stand-ins/twinfield/main.js')],
  {
    env: {
      NODE_ENV: 'production',
      ACCOUNTING_PORT: String(accountingPort),
      ACCOUNTING_DIR: path.join(dataDir, 'accounting'),
      PUBLIC_URL: publicUrlOf(port),
      ...env,
    },
    ready: `http://127.0.0.1:${accountingPort}/`,
    log: 'accounting',
  },
];

/** @returns {Service} */
const mailBoxOf = ({ mailPort, smtpPort, dataDir }) => [
  'The mail box',
  [
    path.join(root, 'tools/mail-box.mjs'),
    ...[String(mailPort), String(smtpPort)],
    path.join(dataDir, 'mail'),
  ],
  { env: {}, ready: `http://127.0.0.1:${mailPort}/api/email`, log: 'mail' },
];

const publicUrlOf = (port) => process.env.PUBLIC_URL ?? `http://127.0.0.1:${port}`;

/** At the same time: each waits for what it needs by itself. When one does not start, none goes on. */
async function allOf(leaving, services, start) {
  let failure;
  const started = await Promise.all(
    services.map((service) =>
      start(...service).catch((error) => {
        failure ??= error;
        leaving.abort();
      }),
    ),
  );
  if (leaving.signal.aborted) {
    for (const service of started) await service?.stop();
    throw failure ?? new Error('Stopped while it started');
  }
  return started;
}

/** The port for figures of the gateway: the API, on the same machine, has the port itself. */
const besides = (port) => (port ? String(Number(port) + 1) : '');
