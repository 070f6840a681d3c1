import path from 'node:path';
import { apiProcess } from './api-process.mjs';
import { publicKey } from './release-keys.mjs';
import { root } from './run.mjs';
import { startService } from './services.mjs';
import { addressOf } from './settings.mjs';

const ACCOUNTING = '.build/stand-ins/twinfield/main.js';

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
 * @returns {[string, string[], { env: Record<string, string>, ready: string, log: string, patience?: number }][]} what `startService` takes
 */
export function servicesOf({ dataDir, demo, apiArgs, env = {}, ...place }) {
  const { port, apiPort, mailPort, smtpPort, accountingPort, wwwDir } = place;
  const publicUrl = process.env.PUBLIC_URL ?? `http://127.0.0.1:${port}`;
  const gatewayAddress = addressOf(process.env.HOST, port);
  const apiAddress = addressOf(process.env.API_HOST, apiPort);
  const isGiven = (name) => Boolean(process.env[name] || env[name]);
  const small = apiProcess({ ...process.env, ...env });
  const api = {
    env: {
      ...{ ...small.env, NODE_ENV: 'production' },
      API_PORT: String(apiPort),
      SMTP_URL: process.env.SMTP_URL ?? `smtp://127.0.0.1:${smtpPort}`,
      PUBLIC_URL: publicUrl,
      ACCOUNTING_PORT: String(accountingPort),
      DATA_DIR: dataDir,
      DEMO: demo ? 'on' : 'off',
      ...env,
    },
    ready: `${apiAddress}/api/ready`,
    log: 'api',
    patience: 120_000,
  };
  const gateway = {
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      API_URL: apiAddress,
      WWW_DIR: wwwDir,
      RELEASE_PUBLIC_KEY: process.env.RELEASE_PUBLIC_KEY ?? publicKey(),
      RELEASE_MEMORY: process.env.RELEASE_MEMORY ?? path.join(dataDir, 'releases.json'),
      FIGURES: process.env.FIGURES ?? path.join(dataDir, 'figures.json'),
      ...env,
      METRICS_PORT: besides(env.METRICS_PORT ?? process.env.METRICS_PORT),
    },
    ready: `${gatewayAddress}/remotes.json`,
    log: 'gateway',
  };
  const accounting = {
    env: {
      NODE_ENV: 'production',
      ACCOUNTING_PORT: String(accountingPort),
      ACCOUNTING_DIR: path.join(dataDir, 'accounting'),
      PUBLIC_URL: publicUrl,
      ...env,
    },
    ready: `http://127.0.0.1:${accountingPort}/`,
    log: 'accounting',
  };
  const mail = { env: {}, ready: `http://127.0.0.1:${mailPort}/api/email`, log: 'mail' };
  const mailBox = [path.join(root, 'tools/mail-box.mjs'), mailPort, smtpPort];
  return [
    ['The gateway', [path.join(root, '.build/gateway/main.js')], gateway],
    ['The API', apiArgs ?? small.args, api],
    ...(isGiven('TWINFIELD_CLIENT_ID')
      ? []
      : [['The accounting package', [path.join(root, ACCOUNTING)], accounting]]),
    ...(isGiven('SMTP_URL')
      ? []
      : [['The mail box', [...mailBox, path.join(dataDir, 'mail')].map(String), mail]]),
  ];
}

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
