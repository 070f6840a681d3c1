import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FONTS } from '../../../formats/pdf/fonts';
import { runLimited } from '../../../platform/child-process/limited-child';
import { away } from '../../../platform/errors';
import type { Call, Preparation } from '../../../platform/http/call';
import type { Paper } from './paper';
import { TEXTS } from './texts';

const DRAWER = fileURLToPath(new URL('./draw-papers-child.mjs', import.meta.url));

/** A PDF that was drawn. */
export type DrawnPaper = { path: string; size: number; sha256: string; pages: number };

/**
 * A PDF of each paper, in a folder of its own that goes with the call; drawn in a child process, so that thousands hold
 * up nobody.
 *
 * @throws HttpError 503 when the machine did not get to it
 */
export async function drawPapers(
  papers: readonly Paper[],
  { newFolder, signal }: Pick<Preparation<Call>, 'newFolder' | 'signal'>,
): Promise<DrawnPaper[]> {
  if (papers.length === 0) return [];
  const folder = await newFolder();
  const order = path.join(folder, 'papers.json');
  await fs.writeFile(order, JSON.stringify({ papers, families: Object.values(FONTS) }));
  const result = await runLimited('papers', DRAWER, [order, folder], signal);
  if (result.ended !== 'well') throw away(TEXTS.notDrawn, { hindrance: 'papers', seconds: 60 });
  return JSON.parse(result.output);
}
