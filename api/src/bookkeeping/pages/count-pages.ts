import { fileURLToPath } from 'node:url';
import { runLimited } from '../../platform/child-process/limited-child';

const COUNTER = fileURLToPath(new URL('./pdf-pages-child.mjs', import.meta.url));

/** What `pdf-pages-child.mjs` answers. */
type Told = { pages?: number | 'locked' | null; bomb?: true };

/**
 * How many pages a PDF has: `locked` when it needs a password, `bomb` when it unpacks to more than anything honest, and
 * `null` when it is broken.
 */
export async function countPages(
  file: string,
  signal?: AbortSignal,
): Promise<number | 'locked' | 'bomb' | null> {
  const result = await runLimited('documents', COUNTER, [file], signal);
  if (result.ended === 'out of memory') return 'bomb';
  if (result.ended !== 'well') return null;
  const { pages = null, bomb } = JSON.parse(result.output) as Told;
  return bomb ? 'bomb' : pages;
}
