import { fileURLToPath } from 'node:url';
import type { ReadingProblem } from '@boekwerk/shared/contract/bookkeeping/recognised';
import type { LaneName } from '../../platform/child-process/lanes';
import { runLimited } from '../../platform/child-process/limited-child';
import type { Page } from './rules/paper';

const TEXT_LAYER = fileURLToPath(new URL('./text-layer-child.mjs', import.meta.url));

/** The first pages of a file and its last, or why they could not be read. */
export type Reading = { pages: Page[] } | { problem: ReadingProblem };

/** The text layer of a PDF on this disk; a page that is a picture has no words. */
export const readTextLayer = (path: string): Promise<Reading> =>
  runReader('recognition', TEXT_LAYER, [path]);

/** Asks a script that answers a {@link Reading}. */
export async function runReader(
  lane: LaneName,
  script: string,
  args: readonly string[],
): Promise<Reading> {
  const result = await runLimited(lane, script, args);
  if (result.ended === 'well') return JSON.parse(result.output) as Reading;
  return { problem: result.ended === 'badly' ? 'broken' : 'too large' };
}
