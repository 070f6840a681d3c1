import { setTimeout as wait } from 'node:timers/promises';
import type { App } from './platform/app';
import type { Config } from './platform/config';
import { type Connection, connect } from './platform/database/connect';
import { migrate } from './platform/database/migrate';
import { privateFolder } from './platform/database/private-folder';
import { isUnavailable } from './platform/database/sql-state';
import { serveMetrics } from './platform/metrics/serve-metrics';
import { startFailure } from './start-failure';

type Build = (config: Config, connection: Connection) => Promise<App>;
/** Lets the outside in. @returns closes the door; what is inside already is finished first */
type Open = (app: App) => Promise<() => Promise<unknown>>;

/** How long a process may take to end; then it is ended. */
const STOP_MS = 30_000;
const START_PAUSE_MS = 2000;
const START_TRIES = 30;

/** Runs the API or a worker until it is told to stop. Ends the process with 1 when it cannot start. */
export async function run(config: Config, build: Build, open: Open): Promise<void> {
  process.umask(0o077);
  try {
    privateFolder(config.dataDir);
    const connection = await connect({ url: config.databaseUrl, dir: config.dataDir }, (error) =>
      lost(config, error),
    );
    await whenThere(config, () => migrate(connection));
    const app = await whenThere(config, () => build(config, connection));
    outliveOutages(app);
    await app.jobs.start();
    const closeMetrics =
      app.metrics && (await serveMetrics(app.metrics, { ...config, port: config.metricsPort }));
    const close = await open(app);
    stopOnSignal(app, async () => {
      await close();
      await app.jobs.stop();
      app.mailer.close();
      await app.pdfThreads.close();
      closeMetrics?.();
      await connection.close();
    });
  } catch (error) {
    console.error(startFailure(error, config));
    process.exit(1);
  }
}

/**
 * Does what needs the database or the store of files, and again when they are away: what starts together waits for each
 * other, and is told at once for what.
 *
 * @throws the last failure, after a minute
 */
async function whenThere<T>(config: Config, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || tries === START_TRIES) throw error;
      if (tries === 1) console.error(startFailure(error, config));
      await wait(START_PAUSE_MS);
    }
  }
}

/** A server's broken connection is replaced by the pool; the embedded database cannot be. */
function lost(config: Config, error: Error) {
  console.error(startFailure(error, config));
  if (!config.databaseUrl) process.exit(1);
}

/**
 * The job queue asks some things of the database without waiting for the answer. That the database is away is no
 * reason to end: whoever waits for an answer hears it, and the next turn asks again.
 */
function outliveOutages({ http }: App) {
  process.on('unhandledRejection', (error) => {
    if (!isUnavailable(error)) throw error;
    http.log.error({ err: error }, 'database away');
  });
}

function stopOnSignal({ http }: App, stop: () => Promise<void>) {
  let isStopping = false;
  const onSignal = async () => {
    // Ctrl+C in a terminal reaches it, and then what started it says so as well.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await stop().catch((error) => {
      http.log.error(error);
      process.exitCode = 1;
    });
    process.exit();
  };
  process.once('SIGTERM', onSignal).once('SIGINT', onSignal);
}
