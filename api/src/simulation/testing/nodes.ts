import type { App } from '../../platform/app';
import type { Config } from '../../platform/config';
import type { Connection } from '../../platform/database/connect';
import { forEver, newLife } from '../../testing/lives';
import type { Scheduler } from './scheduler';

/** A process of the API beside others on one database. */
export type Node = {
  app: App;
  /** Resolves when it has ended, whatever was under way in it. */
  died: Promise<void>;
  isDead: () => boolean;
  die: () => void;
};

type Given = {
  connection: Pick<Connection, 'pool'>;
  config: Config;
  mails: string[];
  threads: App['pdfThreads'];
};

/** What runs now: each simulation has its own turns on the same processes. */
export type Running = {
  scheduler: Scheduler;
  /** Whether the answer of a commit, or of a statement on its own, is lost on its way. */
  losesAnswer: () => boolean;
};

export async function newNode(given: Given, running: () => Running | null): Promise<Node> {
  let isDead = false;
  let die = () => {};
  const died = new Promise<void>((resolve) => {
    die = () => {
      isDead = true;
      resolve();
    };
  });
  const steps = {
    isDead: () => isDead,
    next: async () => {
      await running()?.scheduler.turn();
      if (isDead) await forEver();
    },
    holds: (isHeld: boolean) => running()?.scheduler.holds(isHeld),
    answered: () => {
      if (running()?.losesAnswer()) throw new Error('Connection terminated unexpectedly');
    },
  };
  const { app } = await newLife(given.connection, given.config, {
    ...{ steps, mails: given.mails, threads: given.threads },
  });
  return { app, died, isDead: () => isDead, die };
}
