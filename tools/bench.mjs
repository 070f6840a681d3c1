// Measures what `bench/` names and writes bench/README.md: `npm run bench [load|list|relations|throughput|send|print|editor|tenants|dashboard|sign-in|start …]`.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onBothDatabases, onServer } from '../bench/compare-sizes.mjs';
import { failures, limit, table } from '../bench/report.mjs';
import { install } from './install.mjs';
import { root } from './run.mjs';
import { say } from './say.mjs';

const wanted = process.argv.slice(2);
const wants = (name) => wanted.length === 0 || wanted.includes(name);

/**
 * Figures above these fail: kB of brotli, how many times slower the most invoices may be than 1.000, the p95 of what a
 * dashboard asks for with 100.000, of a list of 100.000 customers or 10.000 clients, of any call while ten people sign
 * in, and of a key in an invoice of 200 lines. Making a PDF is at least so many times as quick as a browser is at it.
 */
const LIMITS = {
  login_kb: 160,
  overview_kb: 410,
  growth: 3,
  search_growth: 5,
  far_page_growth: 10,
  dashboard_ms: 50,
  relations_ms: 100,
  busy_ms: 150,
  key_ms: 50,
  pdf_times: 2,
};
/** Requests that may grow more: a search, and a page far from both ends in an order that no tally counts. */
const GROWTH_OF = [
  ['search', 'search_growth'],
  ['sorted by total, page', 'far_page_growth'],
];
/** The embedded database is not meant for more than a hundred thousand. */
const SIZES = { embedded: [1_000, 100_000], server: [1_000, 100_000] };
const INVOICES = { ...SIZES, server: [...SIZES.server, 1_000_000] };
const FIRM_SIZES = { embedded: [1_000, 10_000], server: [1_000, 10_000] };

await install();
const { buildAndRelease } = await import('./build.mjs');
const { buildApi } = await import('./build-api.mjs');
await buildAndRelease({ say });
await buildApi();

const sections = [];
if (wants('load')) sections.push(await firstLoad());
if (wants('list')) sections.push(await lists());
if (wants('relations')) sections.push(await customers(), await firmClients());
if (wants('throughput')) sections.push(await throughput());
if (wants('send')) sections.push(await sending());
if (wants('print')) sections.push(await printing());
if (wants('editor')) sections.push(await editor());
if (wants('tenants')) sections.push(await tenants());
if (wants('dashboard')) sections.push(await dashboard());
if (wants('sign-in')) sections.push(await signIn());
if (wants('start')) sections.push(await startTime());

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

async function firstLoad() {
  say('First load …');
  const { measureFirstLoad } = await import('../bench/first-load.mjs');
  const { inDemo } = await import('../bench/in-demo.mjs');
  const rows = await inDemo(measureFirstLoad);

  limit('JavaScript of the login page', rows[0].js_kb, LIMITS.login_kb);
  limit('JavaScript of the invoice overview', rows[2].js_kb, LIMITS.overview_kb);
  return [
    '## First load',
    '',
    'An empty cache; sizes in kB of brotli at its highest level. A round is a request that began after the one before',
    'it had ended, at 150 ms of latency. Later is what was asked for once the page was ready: on the dashboard, the charts.',
    '',
    table(
      ['page', 'JS kB', 'of it later', 'CSS kB', 'requests', 'rounds JS', 'rounds all', 'ready ms'],
      rows.map((row) => [
        row.page,
        row.js_kb,
        row.js_later_kb,
        row.css_kb,
        row.requests,
        row.rounds_js,
        row.rounds,
        row.ready_ms,
      ]),
    ),
  ].join('\n');
}

async function sending() {
  const { measureSending } = await import('../bench/send-invoices.mjs');
  const rows = [];
  for (const [database, measure] of [
    ['embedded', measureSending],
    ['PostgreSQL', onServer(measureSending)],
  ]) {
    say(`Sending, ${database} …`);
    const figures = await measure({ count: 1_000 });
    if (!figures) continue;
    const { per_second, p50, p95, numbers } = figures;
    rows.push([database, per_second.toFixed(0), p50.toFixed(1), p95.toFixed(1), numbers]);
  }
  return [
    '## Sending invoices',
    '',
    'Eight clients send 400 invoices of one company by hand: each waits for the number of the one before it.',
    '',
    table(['database', 'per second', 'p50 ms', 'p95 ms', 'different numbers'], rows),
  ].join('\n');
}

async function throughput() {
  const { measureThroughput } = await import('../bench/throughput.mjs');
  const parts = [];
  for (const [database, measure] of [
    ['Embedded', measureThroughput],
    ['PostgreSQL', onServer(measureThroughput)],
  ]) {
    say(`Throughput, ${database} …`);
    const rows = await measure({ count: 10_000 });
    if (!rows) continue;
    const shown = (figure, digits) => (Number.isNaN(figure) ? '–' : figure.toFixed(digits));
    const figures = rows.map(({ call, per_second, bare, cpu_ms }) => [
      ...[call, shown(per_second, 0), shown(per_second / bare, 2), shown(cpu_ms, 2)],
    ]);
    parts.push(
      `### ${database}`,
      '',
      table(['call', 'per second', 'times bare', 'processor ms each'], figures),
      '',
    );
  }
  return [
    '## Throughput',
    '',
    'Eight connections, each asking again as soon as it has its answer; 10.000 invoices. The bare route was asked just',
    'before each call. Processor time is that of the API and its database.',
    '',
    ...parts,
  ].join('\n');
}

async function printing() {
  say('Making PDFs …');
  const { findBrowser } = await import('./find-browser.mjs');
  const { readNode } = await import('../bench/run-node.mjs');
  const { ours, browsers } = JSON.parse(
    await readNode(['--import', 'tsx', 'bench/print-invoices.ts'], {
      BROWSER: await findBrowser(),
    }),
  );
  limit('browser PDFs per PDF of ours', browsers / ours, 1 / LIMITS.pdf_times);
  return [
    '## Making PDFs',
    '',
    'Invoices of two pages, one after the other in one process, each read back; the browser prints the same words from a plain page.',
    '',
    table(
      ['made by', 'per second'],
      [
        ['the product', ours.toFixed(1)],
        ['a headless browser', browsers.toFixed(1)],
      ],
    ),
  ].join('\n');
}

async function tenants() {
  say('The tenant matrix …');
  const { readNode } = await import('../bench/run-node.mjs');
  const figures = JSON.parse(await readNode(['--import', 'tsx', 'bench/tenant-matrix.ts'], {}));
  limit('red cells of the tenant matrix', figures.red, 0);
  const { operations, principals, cells, successes, seconds } = figures;
  return [
    '## The tenant matrix',
    '',
    'Every call of the contract as every kind of caller with every kind of id, on the embedded database.',
    '',
    table(
      ['', 'figure'],
      [
        ['operations', operations],
        ['kinds of callers', principals],
        ['cells', cells],
        ['of which succeed', successes],
        ['seconds', seconds.toFixed(0)],
      ],
    ),
  ].join('\n');
}

async function editor() {
  say('Typing …');
  const { measureTyping } = await import('../bench/type-in-editor.mjs');
  const { inDemo } = await import('../bench/in-demo.mjs');
  const rows = await inDemo(measureTyping);
  for (const { field, p95 } of rows) limit(`p95 of a key in ${field}`, p95, LIMITS.key_ms);
  return [
    '## Typing in an invoice of 200 lines',
    '',
    'From the press of a key until the page is drawn again, in milliseconds.',
    '',
    table(
      ['field', 'p50', 'p95'],
      rows.map(({ field, p50, p95 }) => [field, p50.toFixed(1), p95.toFixed(1)]),
    ),
  ].join('\n');
}

async function lists() {
  const { measureList } = await import('../bench/list-invoices.mjs');
  const slower = ({ question, growth, database }) =>
    limit(
      `growth of p95, ${database}, ${question}`,
      growth,
      LIMITS[GROWTH_OF.find(([start]) => question.startsWith(start))?.[1] ?? 'growth'],
    );
  return onBothDatabases('The list of invoices', measureList, slower, INVOICES);
}

async function customers() {
  const { measureCustomers } = await import('../bench/list-relations.mjs');
  const slow = ({ question, p95, database }) =>
    limit(`p95 of the customers, ${database}, ${question}`, p95, LIMITS.relations_ms);
  return onBothDatabases('The customers of a company', measureCustomers, slow, SIZES);
}

async function firmClients() {
  const { measureFirmClients } = await import('../bench/list-relations.mjs');
  const slow = ({ question, p95, database }) =>
    limit(`p95 of a firm's clients, ${database}, ${question}`, p95, LIMITS.relations_ms);
  return onBothDatabases('The clients of a firm', measureFirmClients, slow, FIRM_SIZES);
}

async function dashboard() {
  const { measureDashboard } = await import('../bench/dashboard.mjs');
  const slow = ({ question, p95, database }) =>
    limit(`p95 of the dashboard, ${database}, ${question}`, p95, LIMITS.dashboard_ms);
  return onBothDatabases('The dashboard', measureDashboard, slow, SIZES);
}

async function signIn() {
  say('Signing in …');
  const { measureSignIn } = await import('../bench/sign-in.mjs');
  const figures = await measureSignIn();
  const { quiet, busy, sign_ins_per_s, rotations, refresh_ms } = figures;
  limit('p95 of other calls while ten people sign in', busy.p95, LIMITS.busy_ms);
  limit('rotations of one token by 100 calls at once', rotations, 1);
  return [
    '## Signing in',
    '',
    'Embedded; ten people sign in again and again, each time with the full cost of the password hash.',
    '',
    table(
      ['', 'figure'],
      [
        ['sign-ins per second', sign_ins_per_s.toFixed(0)],
        ['another call before, p50 / p95 ms', `${quiet.p50.toFixed(1)} / ${quiet.p95.toFixed(1)}`],
        ['another call meanwhile, p50 / p95 ms', `${busy.p50.toFixed(1)} / ${busy.p95.toFixed(1)}`],
        ['100 refreshes of one token at once: rotations', rotations],
        ['and all have their answer after, ms', refresh_ms.toFixed(0)],
      ],
    ),
  ].join('\n');
}

async function startTime() {
  say('npm start in a fresh clone …');
  const { measureStart } = await import('../bench/start-time.mjs');
  const { cold_s, warm_s } = await measureStart();
  return [
    '## Start',
    '',
    table(
      ['`npm start`', 'seconds until the address is printed'],
      [
        ['in a fresh clone', cold_s.toFixed(0)],
        ['again', warm_s.toFixed(1)],
      ],
    ),
  ].join('\n');
}
