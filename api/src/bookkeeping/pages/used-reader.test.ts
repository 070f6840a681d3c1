import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Child, startChild } from '../../platform/child-process/child';
import { isWhole, slice } from '../../testing/slice';
import { HARD_PDFS } from './testing/hard-pdfs';

const here = path.join(process.cwd(), 'api/src/bookkeeping');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'used-'));
const hard = Object.values(HARD_PDFS).filter(({ isLong }) => isWhole || !isLong);
const files = hard.map((_, at) => path.join(folder, `${at}.pdf`));
const children: Child[] = [];

beforeAll(async () => {
  for (const [at, { make }] of hard.entries()) fs.writeFileSync(files[at] ?? '', await make());
});
afterAll(() => {
  for (const child of children) child.end();
  fs.rmSync(folder, { recursive: true });
});

function start(script: string) {
  const child = startChild(path.join(here, script), 400);
  children.push(child);
  return child;
}

it.each([
  'pages/pdf-pages-child.mjs',
  'e-invoice/e-invoice-child.mjs',
  'recognition/text-layer-child.mjs',
])('%s finds in a file what a new process finds, whatever it has read before', async (script) => {
  const used = start(script);
  for (const file of files) await used.ask([file, 'pdf']);
  for (const file of slice(files, 0.1, script))
    expect(await used.ask([file, 'pdf'])).toBe(await start(script).ask([file, 'pdf']));
});
