import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

const CHILD = path.join(process.cwd(), 'api/src/formats/pdf/testing/pdf-text-child.mjs');

let child: ChildProcess | undefined;
let ending: NodeJS.Timeout | undefined;

/**
 * The text of a PDF, page by page, each in one line. One PDF at a time, in a process beside the tests:
 * pdf.js is an ES module, and takes a while to load.
 */
export async function pdfText(pdf: Uint8Array): Promise<string[]> {
  clearTimeout(ending);
  child ??= fork(CHILD, { serialization: 'advanced', stdio: 'ignore' });
  const answer = new Promise<string[]>((resolve) => child?.once('message', resolve as () => void));
  child.send(pdf);
  const pages = await answer;
  ending = setTimeout(endChild, 1_000);
  return pages.map((text) => text.replace(/\s+/g, ' '));
}

/** It waits a moment for the next PDF, and does not outlive the tests. */
function endChild() {
  child?.kill();
  child = undefined;
}
