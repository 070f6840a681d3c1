import { passTime } from '../../invariants/testing/what-is-left';
import type { App } from '../../platform/app';
import type { Node } from './nodes';
import type { Scheduler } from './scheduler';
import type { Story } from './story';

/** Does something that a user asked for, under a key of its own: done again, it is answered as before. */
export type Act = (app: App) => Promise<unknown>;

/** What those that take part in a simulation know. */
export type Stage = {
  story: Story;
  scheduler: Scheduler;
  nodes: readonly [Node, Node];
  /** The database itself, from which every answer comes. */
  db: App['db'];
  /** Whether something happens that does so often in a hundred times. */
  happens: (inHundred: number) => boolean;
};

/** How often somebody repeats what was not answered; after that they look later whether it was done. */
const TRIES = 8;
/** How often each process looks whether there is something to do, while others go on. */
const LOOKS = 3;

/** A process that still runs: the second one may have ended. */
const alive = ([first, second]: readonly [Node, Node], prefersSecond = false): Node =>
  prefersSecond && !second.isDead() ? second : first;

/** Somebody who asks for something until an answer came. */
export const user =
  ({ story, scheduler, nodes, happens }: Stage, act: Act) =>
  async () => {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      await scheduler.turn();
      const node = alive(nodes, happens(50));
      const isAnswered = await Promise.race([isHeard(act, node.app), node.died]);
      if (isAnswered && !happens(story.lost)) return;
    }
  };

/** Two tabs of a browser that renew one session: what one of them heard, both have. */
export const tab =
  ({ story, scheduler, nodes, happens }: Stage, session: Session) =>
  async () => {
    for (let time = 0; time < LOOKS; time++) {
      await scheduler.turn();
      const node = alive(nodes, happens(50));
      const renewed = await Promise.race([
        session.renewed(node.app, story.jumps.length > 0),
        node.died,
      ]);
      if (renewed && !happens(story.lost)) session.keep(renewed);
    }
  };

/** The session of a browser. */
export type Session = {
  /**
   * @param mayBeOver the clock jumps: over the end of its time a session is refused
   * @returns the next token; nothing when the database was away for a moment
   */
  renewed: (app: App, mayBeOver: boolean) => Promise<string | null>;
  keep: (token: string) => void;
};

export const worker =
  ({ scheduler, nodes }: Stage, at: 0 | 1) =>
  async () => {
    for (let look = 0; look < LOOKS; look++) {
      await scheduler.turn();
      const node = nodes[at];
      // What fails is begun again when its lease is over.
      if (!node.isDead()) await Promise.race([node.app.jobs.drain().catch(() => {}), node.died]);
    }
  };

/** The clock of the processes jumps, and what one of them does is over its time: another begins it as well. */
export const clock =
  ({ story, scheduler, db }: Stage) =>
  async () => {
    for (const minutes of story.jumps) {
      await scheduler.turn();
      jest.setSystemTime(Date.now() + minutes * 60_000);
      await passTime({ db });
    }
  };

export const death =
  ({ story, scheduler, nodes }: Stage) =>
  async () => {
    await scheduler.turn();
    if (story.dies) nodes[1].die();
  };

/** @throws when the answer is one that must not be */
async function isHeard(act: Act, app: App): Promise<boolean> {
  try {
    await act(app);
    return true;
  } catch (error) {
    // The database was away for a moment, or the same call is still under way: it is made again.
    if (/^Error: (?:5\d\d|409|429) /.test(String(error))) return false;
    throw error;
  }
}
