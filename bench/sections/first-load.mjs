import { say } from '../../tools/say.mjs';
import { measureFirstLoad } from '../first-load.mjs';
import { inDemo } from '../in-demo.mjs';
import { limit, table } from '../report.mjs';

/** Figures above these fail. */
const LIMITS = { login_kb: 162, overview_kb: 352 };

export async function section() {
  say('First load …');
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
