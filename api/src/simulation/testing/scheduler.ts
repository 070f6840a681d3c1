import { AsyncLocalStorage } from 'node:async_hooks';

/** One of several that are under way at once. */
type Actor = {
  /** Those of its branches that wait for their turn. */
  waiting: (() => void)[];
  /** How many connections it holds: what a transaction does is one thing, as the database has one connection. */
  held: number;
  hasEnded: boolean;
};

/** What somebody does, and who it is. */
export type Part = [name: string, work: () => Promise<void>];

/** Turns of the event loop after which nothing of an actor that waits elsewhere is coming any more. */
const QUIET_TURNS = 20;

export type Scheduler = ReturnType<typeof newScheduler>;

/**
 * Has several go on in turns: one at a time, from one thing that is done outside itself to the next. The same choices have the
 * same order.
 *
 * @param choose one of so many, from 0
 */
export function newScheduler(choose: (of: number) => number) {
  const current = new AsyncLocalStorage<Actor>();
  const actors: Actor[] = [];
  let moved = () => {};

  /** Waits for its turn; what is not of an actor, or within a transaction, goes on at once. */
  const turn = async (): Promise<void> => {
    const actor = current.getStore();
    if (!actor || actor.held > 0) return;
    await new Promise<void>((resolve) => {
      actor.waiting.push(resolve);
      moved();
    });
  };

  /** Until the actor that goes on has come to its next turn, or to its end. */
  const settled = async (actor: Actor, before: number) => {
    for (let quiet = 0; ; ) {
      if (actor.hasEnded || actor.waiting.length > before) return;
      if (before > 0 && ++quiet > QUIET_TURNS) return;
      await new Promise<void>((resolve) => {
        moved = resolve;
        // A branch of it that waits may be all that it has left to do.
        if (before > 0) setImmediate(resolve);
      });
    }
  };

  const begin = async (name: string, work: () => Promise<void>) => {
    const actor: Actor = { waiting: [], held: 0, hasEnded: false };
    actors.push(actor);
    const failed = current
      .run(actor, work)
      .then(() => null)
      .catch((error: unknown) => new Error(`${name}: ${error}`))
      .finally(() => {
        actor.hasEnded = true;
        moved();
      });
    await settled(actor, 0);
    // In an object: the promise itself would be waited for.
    return { failed };
  };

  return {
    turn,
    holds: (isHeld: boolean) => {
      const actor = current.getStore();
      if (actor) actor.held += isHeld ? 1 : -1;
    },
    /** Lets all of them go on to their ends. @returns what failed */
    run: async (works: Part[]): Promise<Error[]> => {
      const ends: Promise<Error | null>[] = [];
      for (const [name, work] of works) ends.push((await begin(name, work)).failed);
      for (;;) {
        const waiting = actors
          .filter(({ hasEnded }) => !hasEnded)
          .flatMap((actor) => actor.waiting.map((go) => ({ actor, go })));
        if (waiting.length === 0) break;
        const { actor, go } = waiting[choose(waiting.length)] as (typeof waiting)[number];
        actor.waiting.splice(actor.waiting.indexOf(go), 1);
        const before = actor.waiting.length;
        go();
        await settled(actor, before);
      }
      return (await Promise.all(ends)).filter((error) => error !== null);
    },
  };
}
