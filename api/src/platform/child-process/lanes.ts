import os from 'node:os';

/** What children of one kind may use, each of them. */
export type Lane = {
  /** How many run at once; the rest waits, and no other lane does. */
  atOnce: number;
  /** Of work: what a busy machine lets it wait is not counted. */
  seconds: number;
  /** Of memory in use, all kinds. */
  megabytes: number;
};

const CORES = os.availableParallelism();

/** Each kind of work in children has a lane of its own, so that what takes long never holds up an upload. */
export const LANES = {
  /** What is handed in is looked into while who sent it waits. */
  documents: { atOnce: CORES, seconds: 20, megabytes: 400 },
  /** Documents are cut and merged one after the other: each takes a core, and hundreds of megabytes at most. */
  pages: { atOnce: 1, seconds: 30, megabytes: 400 },
  /** The papers of an import are drawn while who handed in the sheet waits: 500 in a second. */
  papers: { atOnce: 1, seconds: 60, megabytes: 400 },
  spreadsheets: { atOnce: CORES, seconds: 10, megabytes: 400 },
  /** The letters of three pages are read in less than a second; what takes longer is made to. */
  recognition: { atOnce: 1, seconds: 30, megabytes: 700 },
  /** Pictures are read one at a time: it takes seconds of a whole core for each page, and nobody waits for it. */
  pictures: { atOnce: 1, seconds: 90, megabytes: 700 },
} as const satisfies Record<string, Lane>;

export type LaneName = keyof typeof LANES;
