// Cuts and merges PDFs as the product does, in the child process that it does it in; writes seconds and megabytes as JSON.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aPdf, HARD_PDFS } from '../api/src/bookkeeping/pages/testing/hard-pdfs';

const CHILDREN = path.join(import.meta.dirname, '../api/src/bookkeeping/pages');
const ROUNDS = 5;
/** Tells at its end how long it worked, in microseconds, and the most memory that it had, in kilobytes. */
const MEASURED =
  "process.on('exit', () => { const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage(); console.error(JSON.stringify([userCPUTime + systemCPUTime, maxRSS])); }); process.argv[2] = process.argv[1]; import(process.env.SCRIPT)";

async function measure(script: string, job: (folder: string) => object) {
  const rounds: { seconds: number; megabytes: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'divided-'));
    const order = path.join(folder, 'job.json');
    fs.writeFileSync(order, JSON.stringify(job(folder)));
    const [microseconds, kilobytes] = await run(path.join(CHILDREN, script), order);
    rounds.push({ seconds: microseconds / 1e6, megabytes: kilobytes / 1024 });
    fs.rmSync(folder, { recursive: true });
  }
  const most = (of: 'seconds' | 'megabytes') => Math.max(...rounds.map((round) => round[of]));
  return { seconds: most('seconds'), megabytes: most('megabytes') };
}

function run(script: string, order: string): Promise<[microseconds: number, kilobytes: number]> {
  const child = spawn(process.execPath, ['-e', MEASURED, order], {
    env: { SCRIPT: script },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.on('data', (text) => {
    told += text;
  });
  return new Promise((resolve) => child.once('close', () => resolve(JSON.parse(lastLine(told)))));
}

/** Before it stands what the library has to say. */
const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

const source = path.join(os.tmpdir(), 'pages-200.pdf');
fs.writeFileSync(source, await (await aPdf(200)).save());
const isConfirmed = false;
const limits = { isConfirmed, maxBytes: 1e9, maxPages: 1000 };
const pages = Array.from({ length: 200 }, (_, at) => at + 1);
const cut = (groups: number[][]) =>
  measure('cut-child.mjs', (folder) => ({ ...limits, folder, source, groups }));
const three = Array.from({ length: 3 }, () => ({ path: source, picture: null }));

/** All that programs trip over, as far as it may be merged. */
const hard: string[] = [];
let hardPages = 0;
for (const { make, pages } of Object.values(HARD_PDFS)) {
  if (pages === 'locked') continue;
  const file = path.join(os.tmpdir(), `hard-${hard.length}.pdf`);
  fs.writeFileSync(file, await make());
  hard.push(file);
  hardPages += pages;
}
const hardOnes = `merge of ${hard.length} hard PDFs, ${hardPages} pages`;

process.stdout.write(
  JSON.stringify({
    'cut of 200 pages into two': await cut([pages.slice(0, 100), pages.slice(100)]),
    'cut of 200 pages into 200': await cut(pages.map((page) => [page])),
    'merge of 3 × 200 pages': await measure('merge-child.mjs', (folder) => ({
      ...limits,
      folder,
      files: three,
    })),
    [hardOnes]: await measure('merge-child.mjs', (folder) => ({
      ...limits,
      isConfirmed: true,
      maxPages: 2000,
      folder,
      files: hard.map((file) => ({ path: file, picture: null })),
    })),
  }),
);
