// Reads the same pictures of pages by the product's reader and by the `tesseract` program, and writes what each took as JSON.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drawPaper } from '../api/src/bookkeeping/recognition/testing/papers/layout';
import { OTHERS_LAYOUTS } from '../api/src/bookkeeping/recognition/testing/papers/others-layouts';
import {
  photographed,
  scannedPages,
} from '../api/src/bookkeeping/recognition/testing/papers/scan-paper';

const READERS = path.join(import.meta.dirname, '../api/src/bookkeeping/recognition');
const TESSERACT = ['tesseract', '-', '-', '-l', 'nld+eng'];

type Words = { pages: { words: { text: string }[] }[] };
const wordsIn = (told: string) =>
  (JSON.parse(told) as Words).pages[0]?.words.flatMap(({ text }) => text.split(/\s+/)) ?? [];

/** By which program a picture is read, and the words that it prints. */
const PROGRAMS = {
  ours: {
    command: (file: string) => [
      process.execPath,
      path.join(READERS, 'picture-child.mjs'),
      path.dirname(file),
      file,
      'picture',
    ],
    words: wordsIn,
  },
  tesseract: { command: () => TESSERACT, words: (told: string) => told.split(/\s+/) },
};
type Program = keyof typeof PROGRAMS;

/** One thread, as the product reads: more take more seconds of a core for the same page. */
const ENV = { ...process.env, OMP_THREAD_LIMIT: '1' };

/** Runs a command with `file` as its input. @returns what it printed, and what it took as the system counts it */
function measured(command: readonly string[], file: string) {
  const { stdout, stderr, status } = spawnSync(
    '/usr/bin/time',
    ['-f', 'TOOK [%U,%S,%M]', ...command],
    { input: fs.readFileSync(file), encoding: 'utf8', env: ENV, maxBuffer: 2 ** 26 },
  );
  if (status !== 0) throw new Error(stderr);
  const [user, system, kilobytes] = JSON.parse(/TOOK (.*)/.exec(stderr)?.[1] ?? '');
  return { told: stdout, seconds: user + system, megabytes: kilobytes / 1024 };
}

/** How many of the words on a page were read, each as often as it stands there. */
function read(expected: readonly string[], words: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
  return expected.filter((word) => {
    const times = left.get(word) ?? 0;
    left.set(word, times - 1);
    return times > 0;
  }).length;
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
const file = (name: string, bytes: Uint8Array) => {
  fs.writeFileSync(path.join(folder, name), bytes);
  return path.join(folder, name);
};
const results = [];
for (const [name, { make }] of Object.entries(OTHERS_LAYOUTS)) {
  const pdf = await drawPaper(make(`${name} c`));
  const letters = path.join(READERS, 'text-layer-child.mjs');
  const drawn = file('paper.pdf', pdf);
  const expected = wordsIn(measured([process.execPath, letters, drawn], drawn).told);
  const [scan = Buffer.of()] = await scannedPages(pdf, 1.2);
  const pictures = { scan, photo: await photographed(pdf, -1.5) };
  for (const [kind, picture] of Object.entries(pictures)) {
    const at = file(`${kind}.jpg`, picture);
    for (const program of Object.keys(PROGRAMS) as Program[]) {
      const { command, words } = PROGRAMS[program];
      const { told, seconds, megabytes } = measured(command(at), at);
      const right = read(expected, words(told));
      results.push({ name, kind, program, seconds, megabytes, words: expected.length, right });
    }
  }
}
fs.rmSync(folder, { recursive: true });
process.stdout.write(JSON.stringify(results));
