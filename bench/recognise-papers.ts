// Recognises papers of many layouts as the product does; writes what was right of each, and what it took, as JSON.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { recogniseInvoice } from '../api/src/bookkeeping/recognition/recognise-invoice';
import type { Page } from '../api/src/bookkeeping/recognition/rules/paper';
import { recognisePaper } from '../api/src/bookkeeping/recognition/rules/recognise-paper';
import { wantsPicture } from '../api/src/bookkeeping/recognition/rules/wants-picture';
import { papers } from '../api/src/bookkeeping/recognition/testing/papers/all-papers';
import type { Truth } from '../api/src/bookkeeping/recognition/testing/papers/layout';
import type {
  RecognisedField,
  RecognisedValue,
} from '../shared/src/contract/bookkeeping/recognised';

const READERS = path.join(import.meta.dirname, '../api/src/bookkeeping');
/** Tells at its end how long it worked, in microseconds, and the most memory that it had itself, in kilobytes. */
const MEASURED = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  const [, kilobytes] = /VmHWM:\\s*(\\d+)/.exec(require('fs').readFileSync('/proc/self/status', 'utf8'));
  console.error('TOOK ' + JSON.stringify([userCPUTime + systemCPUTime, Number(kilobytes)]));
});
process.argv.splice(1, 0, process.env.SCRIPT);
import(process.env.SCRIPT);`;

/** What everybody on these papers is: their own numbers are not the supplier's. */
const OWN = {
  accounts: new Set(['NL91ABNA0417164300']),
  vatNumbers: new Set(['NL004495445B01']),
  cocNumbers: new Set<string>(),
};

type Took = { seconds: number; megabytes: number; pages: number };

function run(script: string, args: string[]): Promise<{ told: string; took: Took }> {
  const child = spawn(process.execPath, ['-e', MEASURED, ...args], {
    env: { SCRIPT: path.join(READERS, script) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [told, said] = ['', ''];
  child.stdout.on('data', (text) => {
    told += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  return new Promise((resolve) =>
    child.once('close', () => {
      const [microseconds = 0, kilobytes = 0] = JSON.parse(/TOOK (.*)/.exec(said)?.[1] ?? '[0,0]');
      resolve({
        told,
        took: { seconds: microseconds / 1e6, megabytes: kilobytes / 1024, pages: 0 },
      });
    }),
  );
}

const read = (pages: Page[]) => recognisePaper(pages, { today: '2026-11-23', own: OWN }).values;

async function recognised(
  file: string,
  kind: string,
): Promise<{ values: RecognisedValue[]; took: Took }> {
  if (kind === 'xml') {
    const { told, took } = await run('e-invoice/e-invoice-child.mjs', [
      file,
      file.endsWith('.pdf') ? 'pdf' : 'xml',
    ]);
    return {
      values: recogniseInvoice(JSON.parse(told).invoice, 'INK').values,
      took: { ...took, pages: 1 },
    };
  }
  if (!file.endsWith('.pdf')) {
    const { told, took } = await run('recognition/picture-child.mjs', [folder, file, 'picture']);
    return { values: read(JSON.parse(told).pages), took: { ...took, pages: 1 } };
  }
  const letters = await run('recognition/text-layer-child.mjs', [file]);
  const { pages }: { pages: Page[] } = JSON.parse(letters.told);
  const values = read(pages);
  const took = { ...letters.took, pages: pages.length };
  if (!wantsPicture(values, pages)) return { values, took };
  const scans = pages.filter(({ isPicture }) => isPicture);
  const wanted = scans.length > 0 ? scans : pages;
  const drawn = await run('recognition/picture-child.mjs', [
    folder,
    file,
    'pdf',
    wanted.map(({ number }) => number).join(','),
  ]);
  const seen: { pages: Page[] } = JSON.parse(drawn.told);
  const byNumber = new Map([...pages, ...seen.pages].map((page) => [page.number, page]));
  return {
    values: read([...byNumber.values()]),
    took: { ...drawn.took, pages: seen.pages.length },
  };
}

/** `right`, `wrong`, `missing`, and `certain` for what is wrong and said to be certain. */
function judged(field: RecognisedField, truth: Truth, values: readonly RecognisedValue[]) {
  const found = values.find((value) => value.field === field);
  const expected = truth[field];
  if (field === 'is_credit') return (found?.value ?? false) === expected ? 'right' : 'certain';
  // What has no currency on it is in euro.
  if (!found) return field === 'currency' && expected === 'EUR' ? 'right' : 'missing';
  if (found.value === expected) return 'right';
  return found.doubt === null ? 'certain' : 'wrong';
}

const FIELDS: RecognisedField[] = [
  'invoice_number',
  'date',
  'amount',
  'vat',
  'is_credit',
  'currency',
  'bank_account',
  'vat_number',
  'coc_number',
];
const wanted = process.argv.slice(2);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'papers-'));
const results = [];
for await (const { name, kind, written = 'before', bytes, ending, truth } of papers()) {
  if (wanted.length > 0 && !wanted.some((word) => `${kind} ${written} ${name}`.includes(word)))
    continue;
  const file = path.join(folder, `paper.${ending}`);
  fs.writeFileSync(file, await bytes());
  const { values, took } = await recognised(file, kind);
  const asked = FIELDS.filter((field) => truth[field] !== undefined && truth[field] !== '');
  const fields = Object.fromEntries(asked.map((field) => [field, judged(field, truth, values)]));
  for (const field of asked)
    if (fields[field] !== 'right')
      console.error(
        `${kind} ${name}: ${field} ${fields[field]}: ${values.find((value) => value.field === field)?.value} instead of ${truth[field]}`,
      );
  // What stands nowhere on the paper and is said to all the same.
  const invented = values.filter(
    ({ field, doubt }) => FIELDS.includes(field) && truth[field] === '' && doubt === null,
  );
  for (const { field, value } of invented)
    console.error(`${kind} ${name}: ${field} ${value} is not there`);
  results.push({ name, kind, written, fields, invented: invented.length, took });
}
fs.rmSync(folder, { recursive: true });
process.stdout.write(JSON.stringify(results));
