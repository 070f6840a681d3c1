import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runLimited } from '../../platform/child-process/limited-child';
import type { PagePicture } from './page-picture';

const CUTTER = fileURLToPath(new URL('./cut-child.mjs', import.meta.url));
const MERGER = fileURLToPath(new URL('./merge-child.mjs', import.meta.url));

/** A PDF that was made, and proven to have every page as its source has it. */
export type MadePdf = { path: string; size: number; sha256: string; pages: number };

/** Why nothing was made; `at` is which of the sources. */
export type PagesProblem = {
  problem:
    | 'locked'
    /** It holds an e-invoice, which a copy of its pages does not. */
    | 'e-invoice'
    | 'broken'
    /** It has other pages than were named. */
    | 'other pages'
    /** A page would have been lost. */
    | 'differs'
    | 'too large'
    | 'too many pages';
  at?: number;
};

type Result = { written: MadePdf[] } | PagesProblem;

type CutJob = {
  source: string;
  /** What is made goes here. */
  folder: string;
  groups: readonly (readonly number[])[];
  isConfirmed: boolean;
  maxBytes: number;
};

type MergeJob = Pick<CutJob, 'folder' | 'isConfirmed' | 'maxBytes'> & {
  /** `picture` is `null` of a PDF. */
  files: readonly { path: string; picture: PagePicture | null }[];
  maxPages: number;
};

/** Cuts a PDF into one for each group of pages. */
export const cutPages = (job: CutJob, signal?: AbortSignal): Promise<Result> =>
  run(CUTTER, job, signal);

/** Makes one PDF of several, and of pictures. */
export const mergePages = (job: MergeJob, signal?: AbortSignal): Promise<Result> =>
  run(MERGER, job, signal);

async function run(script: string, job: CutJob | MergeJob, signal?: AbortSignal): Promise<Result> {
  const order = path.join(job.folder, 'job.json');
  await fs.writeFile(order, JSON.stringify(job));
  const result = await runLimited('pages', script, [order], signal);
  if (result.ended === 'well') return JSON.parse(result.output) as Result;
  return { problem: result.ended === 'badly' ? 'broken' : 'too large' };
}
