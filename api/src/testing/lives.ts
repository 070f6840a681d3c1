import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { buildApp } from '../build-app';
import { pdfThreads } from '../formats/pdf/draw-invoice';
import type { App } from '../platform/app';
import type { Config } from '../platform/config';
import type { Connection } from '../platform/database/connect';
import { answersTo } from '../platform/mail/answers-to';
import { everybody } from '../platform/mail/mailer';

/** Never goes on: what comes after it in a process that has ended does not happen. */
export const forEver = () => new Promise<never>(() => {});

/** What a process is asked before and after each thing that it does outside itself. */
export type Steps = {
  isDead: () => boolean;
  /** Resolves when the next thing may happen: never once the process has ended. */
  next: () => Promise<void>;
  /** A statement or a transaction was done, for good. @throws when the answer does not arrive */
  answered?: () => void;
  /** A connection is held from now on, or no more. */
  holds?: (isHeld: boolean) => void;
};

/** A process of the API within this one: it does nothing without asking `steps`, and `end` takes from it what it held. */
export async function newLife(
  connection: Pick<Connection, 'pool'>,
  config: Config,
  { steps, mails, threads }: { steps: Steps; mails: string[]; threads: App['pdfThreads'] },
) {
  const { pool, end } = mortal(connection.pool, steps);
  const app = await buildApp(config, { db: drizzle(pool) as App['db'], pool });
  Object.assign(app, { pdfThreads: threads });
  await app.jobs.start();
  await app.http.ready();
  mortalFiles(app, steps.next);
  app.mailer.close();
  app.mailer.send = async ({ message_id, ...to }) => {
    await steps.next();
    mails.push(`${message_id} ${everybody(to).join()}`);
    await steps.next();
    return answersTo(everybody(to), { response: '250 OK' }, 'mail');
  };
  return { app, end };
}

/** What happens at a step: the process ends, or what it asks is not done as its connection breaks, and it goes on. */
export type Trouble = 'end' | 'break';

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
    how?: Trouble,
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
  const begin = async () => {
    const steps = newSteps();
    return { steps, ...(await newLife(connection, config, { steps, mails, threads })) };
  };
  let life = await begin();

  return {
    app: () => life.app,
    until: async (step, work, trouble = 'end') => {
      const { steps, app, end } = life;
      const timers = watchTimers();
      const died = steps.begin(step, trouble);
      const done = work(app).then(
        () => 'done' as const,
        (error) => {
          // Who asked was told that it did not succeed.
          if (trouble === 'break') return 'done' as const;
          throw error;
        },
      );
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
      life = await begin();
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

function newSteps() {
  let count = 0;
  let last = 0;
  let trouble: Trouble = 'end';
  let isCounting = false;
  let isDead = false;
  let die = () => {};
  return {
    isDead: () => isDead,
    /** Resolves when the next thing may happen: never once the process has ended. */
    next: async () => {
      if (isCounting && !isDead && ++count === last) {
        if (trouble === 'break') throw new Error('Connection terminated unexpectedly');
        isDead = true;
        die();
      }
      if (isDead) await forEver();
    },
    begin: (step: number, of: Trouble) => {
      trouble = of;
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
    steps.holds?.(true);
    return asHeld(client);
  };
  const asHeld = (client: pg.PoolClient): pg.PoolClient =>
    Object.create(client, {
      query: {
        value: async (...args: Parameters<pg.PoolClient['query']>) => {
          await steps.next();
          const result = await client.query(...args);
          if (/^commit/i.test(textOf(args[0]))) steps.answered?.();
          return result;
        },
      },
      release: {
        value: (destroys?: boolean) => {
          if (!held.delete(client)) return;
          client.release(destroys);
          steps.holds?.(false);
        },
      },
    });
  const pool: pg.Pool = Object.create(real, {
    connect: { value: take },
    query: {
      value: async (...args: Parameters<pg.Pool['query']>) => {
        await steps.next();
        const result = await real.query(...args);
        steps.answered?.();
        return result;
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

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: unknown })?.text);

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
