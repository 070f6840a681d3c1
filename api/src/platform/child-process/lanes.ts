import os from 'node:os';

/** What children of one kind may use, each of them, for each request. */
export type Lane = {
  /** How many run at once; the rest waits, and no other lane does. */
  atOnce: number;
  /**
   * How many may wait: as many as are done in a third of the minute after which nobody waits any more. The next is asked
   * to come back.
   */
  waiting: number;
  /** Of work: what a busy machine lets it wait is not counted. */
  seconds: number;
  /** Of memory in use, all kinds. */
  megabytes: number;
  /**
   * How many a process does before it ends: most work takes less time than to start one. 1 where something of a file stays
   * that could show in the next.
   */
  requests: number;
};

const CORES = os.availableParallelism();
const MANY = 100;
/** A job is no caller: it waits. */
const ALL = Number.POSITIVE_INFINITY;

/** Each kind of work in children has a lane of its own, so that what takes long never holds up an upload. */
export const LANES = {
  /** What is handed in is looked into while who sent it waits. */
  documents: { atOnce: CORES, waiting: 100 * CORES, seconds: 20, megabytes: 400, requests: MANY },
  /** Documents are cut and merged one after the other: each takes a core, and hundreds of megabytes at most. */
  pages: { atOnce: 1, waiting: 20, seconds: 30, megabytes: 400, requests: MANY },
  /** The papers of an import are drawn while who handed in the sheet waits: 500 in a second. */
  papers: { atOnce: 1, waiting: 20, seconds: 60, megabytes: 400, requests: MANY },
  /** What reads workbooks keeps the number formats of one for the next: each has a process of its own. */
  spreadsheets: { atOnce: CORES, waiting: 20 * CORES, seconds: 10, megabytes: 400, requests: 1 },
  /** The letters of three pages are read in less than a second; what takes longer is made to. */
  recognition: { atOnce: 1, waiting: ALL, seconds: 30, megabytes: 700, requests: MANY },
  /**
   * Pictures are read one at a time: it takes seconds of a whole core for each page, and nobody waits for it. Starting is
   * little of that, and what decodes pictures is no JavaScript: each file has a process of its own.
   */
  pictures: { atOnce: 1, waiting: ALL, seconds: 90, megabytes: 700, requests: 1 },
} as const satisfies Record<string, Lane>;

export type LaneName = keyof typeof LANES;
