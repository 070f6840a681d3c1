import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { InjectOptions } from 'fastify';
import type { App } from '../../platform/app';
import { type Config, readConfig } from '../../platform/config';
import { type Lives, livesOn, type Trouble } from '../../testing/lives';
import { slice } from '../../testing/slice';
import { testDatabase } from '../../testing/test-database';
import { difference, type Left, leftOf, passTime, told } from './what-is-left';

/** A call as a browser makes it, and repeats it under the same key. */
export type Click = Required<Pick<InjectOptions, 'method' | 'url' | 'headers'>> &
  Pick<InjectOptions, 'payload'>;

/** Something that a user does, or that happens by itself: with jobs, files and e-mails of its own. */
export type Action = {
  name: string;
  /** Makes what it is done with, anew each time. @returns how it is done, and again when nobody knows whether it was */
  prepare: (app: App) => Promise<(app: App) => Promise<unknown>>;
};

/** Made by a call, which is answered as it was when it is made again. */
export const byCall = (name: string, prepare: (app: App) => Promise<Click>): Action => ({
  name,
  prepare: async (app) => {
    const click = await prepare(app);
    const headers = {
      ...click.headers,
      'idempotency-key': `${name.replaceAll(' ', '-')}-${++clicks}`,
    };
    let heard: unknown;
    return async (current) => {
      const answer = await current.http.inject({ ...click, headers } as InjectOptions);
      if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`);
      const said = answer.json();
      // Who heard that it was done hears the same again.
      if (heard !== undefined && !isDeepStrictEqual(heard, said))
        throw new Error(`answered ${JSON.stringify(heard)}, and then ${answer.body}`);
      heard = said;
    };
  },
});
let clicks = 0;

export type CrashWalk = {
  app: () => App;
  /**
   * Does an action and has the process end at steps of it, or its connection break there; then the next one starts, the user
   * does it again, and the jobs are done.
   *
   * @param ends at how many steps, when tests do not run whole
   * @returns what was not as it must be at the first step where something was not
   */
  walk: (
    action: Action,
    ends: number,
    trouble?: Trouble,
  ) => Promise<{ steps: number; walked: number; wrong: string[] }>;
  stop: () => Promise<void>;
};

export async function startCrashWalk(config: Partial<Config> = {}): Promise<CrashWalk> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'crash-walk-'));
  const defaults = readConfig({ DATA_DIR: dir, WORKER: 'off', LOG_LEVEL: 'silent' });
  const lives = await livesOn(await testDatabase(), { ...defaults, ...config });

  /** What one action leaves when nothing ends: rows by table, and e-mails. */
  const undisturbed = async (action: Action) => {
    const { act, before } = await ready(lives, action);
    const { steps } = await lives.until(0, (app) => doAll(app, act));
    return { steps, left: difference(before, await leftOf(lives)) };
  };

  return {
    app: lives.app,
    walk: async (action, ends, trouble = 'end') => {
      const { steps, left } = await undisturbed(action);
      const all = Array.from({ length: steps }, (_, index) => index + 1);
      const some = slice(all, Math.min(1, ends / steps), `${action.name} ${trouble}`);
      for (const [index, step] of some.entries()) {
        const wrong = await endAt(lives, action, { step, left, trouble });
        if (wrong.length > 0)
          return { steps, walked: index + 1, wrong: wrong.map((what) => `step ${step}: ${what}`) };
      }
      return { steps, walked: some.length, wrong: [] };
    },
    stop: async () => {
      await lives.stop();
      await fs.rm(dir, { recursive: true, force: true });
    },
  };
}

/** All that it is done with is there, with nothing left to do. */
async function ready(lives: Lives, action: Action) {
  const act = await action.prepare(lives.app());
  await lives.app().jobs.drain();
  return { act, before: await leftOf(lives) };
}

async function doAll(app: App, act: (app: App) => Promise<unknown>) {
  await act(app);
  await app.jobs.drain();
}

async function endAt(
  lives: Lives,
  action: Action,
  { step, left, trouble }: { step: number; left: Left; trouble: Trouble },
): Promise<string[]> {
  const { act, before } = await ready(lives, action);
  const { died } = await lives.until(step, (app) => doAll(app, act), trouble);
  const app = died ? await lives.restart() : lives.app();
  const wrong = await told(app, 'after the end');
  await doAll(app, act).catch((error) => wrong.push(`not done again: ${error}`));
  for (let round = 0; round < 3; round++) {
    await passTime(app);
    await app.jobs.mend();
    await app.jobs.drain();
  }
  wrong.push(...(await told(app, 'after it was done again')));
  const now = difference(before, await leftOf(lives));
  for (const name of new Set([...Object.keys(left), ...Object.keys(now)]))
    if (left[name] !== now[name])
      wrong.push(`${now[name] ?? 0} of ${name}, not ${left[name] ?? 0}`);
  return wrong;
}
