import path from 'node:path';
import { apiProcess } from './api-process.mjs';
import { publicKey } from './release-keys.mjs';
import { root } from './run.mjs';
import { startService } from './services.mjs';

const ACCOUNTING = '.build/stand-ins/twinfield/main.js';

/**
 * Starts the product: mail box, stand-in of the accounting package, API with its worker, gateway. Each listens on 127.0.0.1 only.
 *
 * @param {{ port: number, apiPort: number, mailPort: number, smtpPort: number, accountingPort: number, dataDir: string, wwwDir: string, demo: boolean, apiArgs?: string[], env?: Record<string, string>, say?: (text: string) => void }} options `apiArgs` is what node runs as the API, if not that of this folder; with `say` a service that ends by itself is started again, and `say` hears of it
 */
export async function startWorld({
  port,
  apiPort,
  mailPort,
  smtpPort,
  accountingPort,
  dataDir,
  wwwDir,
  demo,
  apiArgs,
  env = {},
  say,
}) {
  const running = [];
  const leaving = new AbortController();
  const log = (name) => path.join(dataDir, 'logs', `${name}.log`);
  const start = async (name, args, options) => {
    const service = await startService(name, args, { ...options, say, leave: leaving.signal });
    running.push(service);
    return service;
  };
  const stop = async () => {
    // All know it before the first one ends: Ctrl+C in a terminal ends them at the same time.
    leaving.abort();
    for (const service of [...running].reverse()) await service.stop();
  };

  const publicUrl = process.env.PUBLIC_URL ?? `http://127.0.0.1:${port}`;
  const mailFolder = path.join(dataDir, 'mail');
  const mailBox = [path.join(root, 'tools/mail-box.mjs'), `${mailPort}`, `${smtpPort}`, mailFolder];
  try {
    if (!process.env.SMTP_URL && !env.SMTP_URL)
      await start('The mail box', mailBox, {
        env: {},
        ready: `http://127.0.0.1:${mailPort}/api/email`,
        log: log('mail'),
      });
    if (!process.env.TWINFIELD_CLIENT_ID && !env.TWINFIELD_CLIENT_ID)
      await start('The accounting package', [path.join(root, ACCOUNTING)], {
        env: {
          NODE_ENV: 'production',
          ACCOUNTING_PORT: String(accountingPort),
          ACCOUNTING_DIR: path.join(dataDir, 'accounting'),
          PUBLIC_URL: publicUrl,
          ...env,
        },
        ready: `http://127.0.0.1:${accountingPort}/`,
        log: log('accounting'),
      });
    const small = apiProcess({ ...process.env, ...env });
    const api = await start('The API', apiArgs ?? small.args, {
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
      ready: `http://127.0.0.1:${apiPort}/api/ready`,
      log: log('api'),
      patience: 120_000,
    });
    const gateway = await start('The gateway', [path.join(root, '.build/gateway/main.js')], {
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        API_URL: `http://127.0.0.1:${apiPort}`,
        WWW_DIR: wwwDir,
        RELEASE_PUBLIC_KEY: process.env.RELEASE_PUBLIC_KEY ?? publicKey(),
        RELEASE_MEMORY: path.join(dataDir, 'releases.json'),
        FIGURES: process.env.FIGURES ?? path.join(dataDir, 'figures.json'),
        ...env,
        METRICS_PORT: besides(env.METRICS_PORT ?? process.env.METRICS_PORT),
      },
      ready: `http://127.0.0.1:${port}/remotes.json`,
      log: log('gateway'),
    });
    return { api, gateway, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The port for figures of the gateway: the API, on the same machine, has the port itself. */
const besides = (port) => (port ? String(Number(port) + 1) : '');
