import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const CHILD = path.join(process.cwd(), 'api/src/bookkeeping/pages/testing/render-child.mjs');
const MAX_OUTPUT = 512 * 1024 * 1024;

/** What somebody sees of a page, as another program than ours shows it. */
export type SeenPage = {
  text: string;
  /** In points, as it is turned. */
  width: number;
  height: number;
  /** Of the picture. */
  size: [width: number, height: number];
  /** Four bytes each, in base64. */
  pixels: string;
};

/** What is seen of a PDF: of all its pages, or of the first `most`. */
export async function renderPages(
  file: string,
  most = 1000,
): Promise<{ count: number; pages: SeenPage[] }> {
  const { stdout } = await promisify(execFile)(process.execPath, [CHILD, file, String(most)], {
    maxBuffer: MAX_OUTPUT,
  });
  return JSON.parse(stdout);
}

/** How much two pages differ on average, of 255; what is not of the same size or text differs wholly. */
export function differenceOf(one: SeenPage, other: SeenPage): number {
  if (one.text !== other.text || String(one.size) !== String(other.size)) return 255;
  return meanDifference(Buffer.from(one.pixels, 'base64'), Buffer.from(other.pixels, 'base64'));
}

/** Of two pictures with as many bytes. */
export function meanDifference(one: Uint8Array, other: Uint8Array): number {
  if (one.length !== other.length) return 255;
  return one.reduce((sum, byte, at) => sum + Math.abs(byte - (other[at] ?? 0)), 0) / one.length;
}
