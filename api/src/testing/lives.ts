import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { buildApp } from '../build-app';
import { pdfThreads } from '../formats/pdf/draw-invoice';
import type { App } from '../platform/app';
import type { Config } from '../platform/config';
import type { Connection } from '../platform/database/connect';
import type { Undelivered } from '../platform/mail/mailer';

/** Never goes on: what comes after it in a process that has ended does not happen. */
const forEver = () => new Promise<never>(() => {});

/** One process of the API after another on the same database and files, each of which ends in the middle of something. */
export type Lives = {
  /** The process that lives now. */
  app: () => App;
  /**
   * Does something in it, which ends at a step, or goes on to its end. What comes at each step and after it never happens; a
   * transaction that is open then is rolled back, as a server does when its client is gone.
   *
   * @param step the first is 1: a statement, a file that is stored or removed, an e-mail that leaves, or what is said of it
   * @returns whether it ended at the step, and how many steps there were until then
   */
  until: (
    step: number,
    work: (app: App) => Promise<unknown>,
  ) => Promise<{ died: boolean; steps: number }>;
  /** Starts the next one, when the last has ended. */
  restart: () => Promise<App>;
  /** What left: an e-mail is there as often as it went. */
  mails: string[];
  stop: () => Promise<void>;
};

/**
 * That a process ends is played within this one, so that all steps of all actions can be walked. That what a database said
 * it has written outlasts a real end of its process is looked at beside it.
 */
export async function livesOn(connection: Connection, config: Config): Promise<Lives> {
  const threads = pdfThreads();
  const mails: string[] = [];
  let life = await newLife();

  async function newLife() {
    const steps = newSteps();
    const { pool, end } = mortal(connection.pool, steps);
    const app = await buildApp(config, { db: drizzle(pool) as App['db'], pool });
    Object.assign(app, { pdfThreads: threads });
    await app.jobs.start();
    await app.http.ready();
    mortalFiles(app, steps.next);
    app.mailer.close();
    app.mailer.send = async ({ message_id, to }): Promise<Undelivered> => {
      await steps.next();
      mails.push(`${message_id} ${to.join()}`);
      await steps.next();
      return { refused: [], later: [] };
    };
    return { app, steps, end };
  }

  return {
    app: () => life.app,
    until: async (step, work) => {
      const { steps, app, end } = life;
      const timers = watchTimers();
      const died = steps.begin(step);
      const done = work(app).then(() => 'done' as const);
      const how = await Promise.race([done, died.then(() => 'died' as const)]);
      const count = steps.stop();
      timers.leave();
      if (how === 'died') {
        timers.clear();
        await end();
      }
      return { died: how === 'died', steps: count };
    },
    restart: async () => {
      life = await newLife();
      return life.app;
    },
    mails,
    stop: async () => {
      await life.app.http.close();
      await life.app.jobs.stop();
      await threads.close();
      await connection.close();
    },
  };
}

/** Those that a process set end with it: a job that is not done says every three seconds that it is. */
function watchTimers() {
  const { setInterval, setTimeout } = globalThis;
  const made: NodeJS.Timeout[] = [];
  const kept = <Set extends (...args: never[]) => NodeJS.Timeout>(set: Set) =>
    ((...args: Parameters<Set>) => {
      const timer = set(...args);
      made.push(timer);
      return timer;
    }) as unknown as Set;
  Object.assign(globalThis, { setInterval: kept(setInterval), setTimeout: kept(setTimeout) });
  return {
    leave: () => void Object.assign(globalThis, { setInterval, setTimeout }),
    clear: () => made.forEach(clearTimeout),
  };
}

type Steps = ReturnType<typeof newSteps>;

function newSteps() {
  let count = 0;
  let last = 0;
  let isCounting = false;
  let isDead = false;
  let die = () => {};
  return {
    isDead: () => isDead,
    /** Resolves when the next thing may happen: never once the process has ended. */
    next: async () => {
      if (isCounting && !isDead && ++count === last) {
        isDead = true;
        die();
      }
      if (isDead) await forEver();
    },
    begin: (step: number) => {
      count = 0;
      last = step;
      isCounting = true;
      return new Promise<void>((resolve) => {
        die = resolve;
      });
    },
    stop: () => {
      isCounting = false;
      return count;
    },
  };
}

/** The pool as one process has it. `end` takes from it what the process held. */
function mortal(real: pg.Pool, steps: Steps) {
  const held = new Set<pg.PoolClient>();
  const take = async () => {
    const client = await real.connect();
    if (steps.isDead()) {
      client.release();
      await forEver();
    }
    held.add(client);
    return asHeld(client);
  };
  const asHeld = (client: pg.PoolClient): pg.PoolClient =>
    Object.create(client, {
      query: {
        value: async (...args: Parameters<pg.PoolClient['query']>) => {
          await steps.next();
          return client.query(...args);
        },
      },
      release: {
        value: (destroys?: boolean) => {
          if (held.delete(client)) client.release(destroys);
        },
      },
    });
  const pool: pg.Pool = Object.create(real, {
    connect: { value: take },
    query: {
      value: async (...args: Parameters<pg.Pool['query']>) => {
        await steps.next();
        return real.query(...args);
      },
    },
  });
  const end = async () => {
    for (const client of held) {
      await client.query('ROLLBACK');
      client.release();
    }
    held.clear();
  };
  return { pool, end };
}

function mortalFiles({ store }: Pick<App, 'store'>, next: () => Promise<void>) {
  const { put, delete: remove } = store;
  store.put = async (...args) => {
    await next();
    await put(...args);
    await next();
  };
  store.delete = async (...args) => {
    await next();
    await remove(...args);
  };
}
