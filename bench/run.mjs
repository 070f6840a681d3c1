// Measures what the sections name and writes bench/README.md: `npm run bench [load|list|relations|lists|work|throughput|send|print|divide|upload|thumbs|zip|export|import|recognise|sync|editor|next|book|tasks|tenants|dashboard|vat|mix|soak|sign-in|start …]`.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { install } from '../tools/install.mjs';
import { root } from '../tools/run.mjs';
import { say } from '../tools/say.mjs';
import { failures } from './report.mjs';

/** In the order of the report: by which word a section is asked for, and its file in `sections`. */
const SECTIONS = [
  ['load', 'first-load'],
  ['list', 'invoices'],
  ['relations', 'customers'],
  ['relations', 'firm-clients'],
  ['lists', 'company-lists'],
  ['work', 'work-queue'],
  ['throughput', 'throughput'],
  ['send', 'sending'],
  ['print', 'printing'],
  ['divide', 'dividing'],
  ['upload', 'uploads'],
  ['thumbs', 'thumbnails'],
  ['zip', 'zip'],
  ['export', 'export'],
  ['import', 'importing'],
  ['recognise', 'recognition'],
  ['recognise', 'reading-pictures'],
  ['recognise', 'list-beside-recognition'],
  ['sync', 'office-sync'],
  ['editor', 'typing'],
  ['next', 'next-document'],
  ['book', 'booking'],
  ['tasks', 'tasks'],
  ['tenants', 'tenants'],
  ['dashboard', 'dashboard'],
  ['vat', 'vat-overview'],
  ['mix', 'mixed-load'],
  ['soak', 'soak'],
  ['sign-in', 'signing-in'],
  ['start', 'start'],
];

const wanted = process.argv.slice(2);

await install();
const { buildAndRelease } = await import('../tools/build.mjs');
const { buildApi } = await import('../tools/build-api.mjs');
await buildAndRelease({ say });
await buildApi();

const sections = [];
for (const [word, file] of SECTIONS) {
  if (wanted.length > 0 && !wanted.includes(word)) continue;
  const { section } = await import(`./sections/${file}.mjs`);
  sections.push(await section());
}

const report = [heading(), ...sections].join('\n\n');
if (wanted.length === 0) fs.writeFileSync(path.join(root, 'bench/README.md'), `${report}\n`);
console.log(report);
for (const failure of failures) console.error(`Too much: ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);

function heading() {
  const [cpu] = os.cpus();
  return [
    '# Figures',
    '',
    `Measured by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${os.cpus().length} cores of ${cpu?.model}, ` +
      `${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.release()}, Node ${process.version}.`,
  ].join('\n');
}
