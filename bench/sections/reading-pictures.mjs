import { spawnSync } from 'node:child_process';
import { say } from '../../tools/say.mjs';
import { table } from '../report.mjs';
import { readNode } from '../run-node.mjs';

const PROGRAMS = { ours: 'the product', tesseract: '`tesseract`' };
const KINDS = { scan: 'scans', photo: 'photos' };

export async function section() {
  const heading = '## Reading pictures of pages, beside `tesseract`';
  const [version] =
    spawnSync('tesseract', ['--version'], { encoding: 'utf8' }).stdout?.split('\n') ?? [];
  if (!version)
    return [heading, '', 'Not measured: there is no `tesseract` on this machine.'].join('\n');
  say('Reading pictures of pages …');
  const all = JSON.parse(await readNode(['--import', 'tsx', 'bench/read-pictures.ts'], {}));
  return [
    heading,
    '',
    `The first page of each layout *by another* as a picture, read by the product's reader (tesseract.js, in a child process that also sets the page upright) and by the program of ${version}, each started anew for a page, in Dutch and English, with one thread. Seconds are those of a core, and memory that of the process, both as the system counts them. Words are those that the PDF itself has.`,
    '',
    table(
      ['reader', 'pages', 's a page', 'most s', 'memory, MB', 'words read right'],
      Object.keys(KINDS).flatMap((kind) =>
        Object.keys(PROGRAMS).map((program) => rowOf(kind, program, all)),
      ),
    ),
  ].join('\n');
}

function rowOf(kind, program, all) {
  const pages = all.filter((page) => page.kind === kind && page.program === program);
  const sumOf = (of) => pages.reduce((sum, page) => sum + of(page), 0);
  return [
    `${KINDS[kind]}, ${PROGRAMS[program]}`,
    pages.length,
    (sumOf(({ seconds }) => seconds) / pages.length).toFixed(1),
    Math.max(...pages.map(({ seconds }) => seconds)).toFixed(1),
    Math.round(Math.max(...pages.map(({ megabytes }) => megabytes))),
    `${((100 * sumOf(({ right }) => right)) / sumOf(({ words }) => words)).toFixed(1)} %`,
  ];
}
