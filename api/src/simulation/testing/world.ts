import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { letTimePass } from '../../bookkeeping/booking/testing/booking-world';
import { pdfThreads } from '../../formats/pdf/draw-invoice';
import type { Action } from '../../invariants/testing/walk-crashes';
import { difference, type Left, leftOf, told } from '../../invariants/testing/what-is-left';
import { readConfig } from '../../platform/config';
import { audit } from '../../platform/database/schema/platform';
import { attempt } from '../../platform/database/schema/sessions';
import type { AccountingStandIn } from '../../testing/accounting-stand-in';
import type { TestApp } from '../../testing/test-app';
import { testDatabase } from '../../testing/test-database';
import { type Act, clock, death, type Stage, tab, user, worker } from './actors';
import { type Node, newNode, type Running } from './nodes';
import { newScheduler, type Part } from './scheduler';
import { aSession } from './session';
import { OFFICE, someActions } from './some-actions';
import type { Story } from './story';

export type SimulatedWorld = {
  /** @param choose one of so many, from 0 @returns what was not as it must be */
  play: (story: Story, choose: (of: number) => number) => Promise<string[]>;
  stop: () => Promise<void>;
};

/**
 * Seconds that pass one after the other, after which nothing may wait any more: a document whose booking is not sure is looked
 * up in between, and what is not found in the package ten minutes after it was sent is sent again.
 */
const ROUNDS_S = [90, 90, 90, 90, 90, 300, 300];

/** Two processes of the API on one database, beside the accounting package. */
export async function simulatedWorld(standIn: AccountingStandIn): Promise<SimulatedWorld> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'simulation-'));
  const config = {
    ...readConfig({ DATA_DIR: dir, WORKER: 'off', LOG_LEVEL: 'silent' }),
    ...standIn.config,
  };
  const connection = await testDatabase();
  const given = { connection, config, mails: [] as string[], threads: pdfThreads() };
  const now: { running: Running | null } = { running: null };
  const begin = () => newNode(given, () => now.running);
  const nodes: [Node, Node] = [await begin(), await begin()];
  const app = nodes[0].app as TestApp; // the first never ends
  const left = async (): Promise<Left> => {
    await forgetLooks(app);
    return {
      ...(await leftOf({ app: () => app, mails: given.mails })),
      'transactions in the package': (await standIn.transactions(OFFICE)).length,
    };
  };
  const actions = await someActions(app, standIn);
  const done = new Set<string>();
  // The bytes of those before were read when they had come.
  const read = new Set<string>();
  const isNew = (file_id: string) => read.size < read.add(file_id).size;
  const undisturbed = async (action: Action): Promise<Left> => {
    // The first time in a world makes what is there once, as the debtor of all sheets.
    if (!done.has(action.name)) await finish(app, [await action.prepare(app)]);
    done.add(action.name);
    const made = leftUndisturbed.get(action.name) ?? (await leftBy(action, app, left));
    leftUndisturbed.set(action.name, made);
    return made;
  };

  const play: SimulatedWorld['play'] = async (story, choose) => {
    // In an hour of the clock more is played than anybody does.
    await app.db.delete(attempt);
    const chosen = story.actions.map((name) => actionNamed(actions, name));
    const wanted: Left[] = [];
    for (const action of chosen) wanted.push(await undisturbed(action));
    const acts: Act[] = [];
    for (const action of chosen) acts.push(await action.prepare(app));
    const session = await aSession(app);
    await app.jobs.drain();
    const before = await left();
    if (story.package !== 'fine') await standIn.fault({ fault: story.package, call: 'posting' });
    const scheduler = newScheduler(choose);
    const happens = (inHundred: number) => choose(100) < inHundred;
    now.running = { scheduler, losesAnswer: () => happens(story.lost) };
    const failed = await perform(
      { story, scheduler, nodes, db: connection.db, happens },
      acts,
      session,
    );
    now.running = null;
    if (nodes[1].isDead()) nodes[1] = await begin();
    await standIn.mend();
    const wrong = [...failed.map(String), ...(await settle(app, acts, ahead(story.jumps), isNew))];
    // Renewed over the end of its time it is another, and one that was asked for too late is ended.
    if (story.jumps.length === 0) wrong.push(...(await session.lost(app)));
    await session.forget(app);
    return [...wrong, ...notAs(wanted, difference(before, await left()))];
  };

  return {
    play,
    stop: async () => {
      for (const node of nodes) {
        await node.app.http.close();
        await node.app.jobs.stop();
      }
      await given.threads.close();
      await connection.close();
      await fs.rm(dir, { recursive: true, force: true });
    },
  };
}

/** Whether a booking is still provisional is looked at once more where it had to be found. */
const forgetLooks = ({ db }: TestApp) =>
  db.delete(audit).where(eq(audit.action, 'job booking checked'));

function actionNamed(actions: readonly Action[], name: string): Action {
  const found = actions.find((each) => each.name === name);
  if (!found) throw new Error(`nothing is called ${name}`);
  return found;
}

/** Everybody at once. @returns what failed */
async function perform(
  stage: Stage,
  acts: Act[],
  session: Parameters<typeof tab>[1],
): Promise<Error[]> {
  const clicked = acts[stage.story.twice % acts.length] as Act;
  jest.useFakeTimers({ now: Date.now(), doNotFake: [...ALL_BUT_DATE] });
  try {
    return await stage.scheduler.run([
      ...acts.map((act, n): Part => [`user ${n}`, user(stage, act)]),
      ['the same user', user(stage, clicked)],
      ['a tab', tab(stage, session)],
      ['another tab', tab(stage, session)],
      ['worker 0', worker(stage, 0)],
      ['worker 1', worker(stage, 1)],
      ['clock', clock(stage)],
      ['death', death(stage)],
    ]);
  } finally {
    jest.useRealTimers();
  }
}

/** By how many minutes the clock was ahead of what it had been, or then was, at most: one that is put back was ahead. */
const ahead = (jumps: readonly number[]): number => {
  let [now, most, least] = [0, 0, 0];
  for (const minutes of jumps) {
    now += minutes;
    most = Math.max(most, now);
    least = Math.min(least, now);
  }
  return most - least;
};

/**
 * Who heard nothing asks once more, and all jobs are done.
 *
 * @param ahead what was noted while the clock was so many minutes ahead is due when it is that late
 * @param isRead of which files the bytes are read
 * @returns what is not as it must be then
 */
const settle = async (
  app: TestApp,
  acts: Act[],
  ahead: number,
  isRead: (file_id: string) => boolean,
): Promise<string[]> => [
  ...(await finish(app, acts, ahead)),
  ...(await told(app, 'in the end', isRead)),
];

/** As `settle`, without a look at what is stored. @returns what was not done */
async function finish(app: TestApp, acts: Act[], ahead = 0): Promise<string[]> {
  const wrong: string[] = [];
  for (const act of acts) await act(app).catch((error) => wrong.push(`not done: ${error}`));
  await passRounds(app);
  if (ahead > 0) {
    await letTimePass(app, 60 * ahead);
    await passRounds(app);
  }
  return wrong;
}

/** Until nothing waits, or all rounds are over. */
async function passRounds(app: TestApp): Promise<void> {
  for (const seconds of ROUNDS_S) {
    await letTimePass(app, seconds);
    const found = await app.jobs.mend();
    if (found === 0 && !(await hasJobs(app))) return;
    await app.jobs.drain();
  }
}

const hasJobs = async ({ db }: TestApp): Promise<boolean> =>
  (await db.execute(sql`select from pgboss.job where state < 'completed' limit 1`)).rows.length > 0;

/** What each action leaves when it is done alone, and nothing happens to it: the same in every world. */
const leftUndisturbed = new Map<string, Left>();

async function leftBy(action: Action, app: TestApp, left: () => Promise<Left>): Promise<Left> {
  const act = await action.prepare(app);
  await app.jobs.drain();
  const before = await left();
  await finish(app, [act]);
  return difference(before, await left());
}

function notAs(wanted: Left[], made: Left): string[] {
  const names = new Set([...wanted.flatMap(Object.keys), ...Object.keys(made)]);
  return [...names].flatMap((name) => {
    const all = wanted.reduce((sum, each) => sum + (each[name] ?? 0), 0);
    return all === (made[name] ?? 0) ? [] : [`${made[name] ?? 0} of ${name}, not ${all}`];
  });
}

const ALL_BUT_DATE = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] as const),
  ...(['clearImmediate', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
] as const;
