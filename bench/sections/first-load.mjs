import { say } from '../../tools/say.mjs';
import { measureFirstLoad } from '../first-load.mjs';
import { inDemo } from '../in-demo.mjs';
import { measureAfterSignIn, measureSecondVisit } from '../next-visits.mjs';
import { measureVitals } from '../page-vitals.mjs';
import { limit, table } from '../report.mjs';
import { buildSingle } from '../single-build.mjs';

/** Figures above these fail. */
const LIMITS = {
  login_kb: 145,
  overview_kb: 330,
  ratio: 1.2,
  lcp_ms: 1800,
  unslowed_lcp_ms: 1500,
  inp_ms: 100,
  frame_ms: 200,
  /** What Chromium calls good. */
  moved: 0.1,
};

/** Times slower than this machine. */
const SLOWER = 4;

export async function section() {
  say('First load …');
  const instead = await buildSingle();
  const { rows, single, vitals, unslowed, second, after } = await inDemo(async (world) => ({
    rows: await measureFirstLoad(world),
    single: await measureFirstLoad({ ...world, instead }),
    vitals: await measureVitals(world, SLOWER),
    unslowed: await measureVitals(world, 1),
    second: await measureSecondVisit(world),
    after: await measureAfterSignIn(world),
  }));
  const ratios = rows.map(({ js_kb }, at) => js_kb / single[at].js_kb);

  judge({ rows, ratios, vitals, unslowed, second, after });
  return [
    '## First load',
    '',
    'An empty cache; sizes in kB of brotli at its highest level. A round is a request that began after the one before',
    'it had ended, at 150 ms of latency. Later is what was asked for once the page was ready: on the dashboard, the charts.',
    'The single build has the same pages from the same sources, without federation.',
    '',
    weights(rows, single, ratios),
    '',
    `In a browser that is ${SLOWER} times slower, the medians of five visits: when the largest part is drawn, and the slowest`,
    'answer to a key or a click; and the most that the layout shifted by itself.',
    '',
    answers(vitals),
    '',
    'As fast as this machine is:',
    '',
    answers(unslowed),
    '',
    'Scripts that a second visit to the invoice overview gets over the network:',
    '',
    table(['kept by', 'scripts', 'kB'], second.map(Object.values)),
    '',
    `At 150 ms of latency the page after signing in is there ${after.frame_ms} ms after the click on Inloggen, the dashboard`,
    `after ${after.dashboard_ms} ms, and its figures, which it asks for then, after ${after.figures_ms} ms.`,
  ].join('\n');
}

const answers = (vitals) =>
  table(
    ['page', 'largest part, ms', 'answer, ms', 'layout shift'],
    vitals.map(({ moved, ...row }) => [...Object.values(row), moved.toFixed(3)]),
  );

/** What each page fetches, beside the single build. */
const weights = (rows, single, ratios) =>
  table(
    [
      'page',
      'JS kB',
      'of it later',
      'CSS kB',
      'requests',
      'rounds JS',
      'rounds all',
      'ready ms',
      'JS kB of a single build',
      'times that',
    ],
    rows.map((row, at) => [
      row.page,
      row.js_kb,
      row.js_later_kb,
      row.css_kb,
      row.requests,
      row.rounds_js,
      row.rounds,
      row.ready_ms,
      single[at].js_kb,
      ratios[at].toFixed(2),
    ]),
  );

function judge({ rows, ratios, vitals, unslowed, second, after }) {
  limit('JavaScript of the login page', rows[0].js_kb, LIMITS.login_kb);
  limit('JavaScript of the invoice overview', rows[2].js_kb, LIMITS.overview_kb);
  rows.forEach(({ page }, at) => {
    limit(`JavaScript beside a single build, ${page}`, ratios[at], LIMITS.ratio);
  });
  for (const { page, lcp_ms, inp_ms, moved } of vitals) {
    limit(`largest part drawn, ${page}`, lcp_ms, LIMITS.lcp_ms);
    limit(`answer to a key or click, ${page}`, inp_ms, LIMITS.inp_ms);
    limit(`layout shift, ${page}`, moved, LIMITS.moved);
  }
  for (const { page, lcp_ms } of unslowed)
    limit(`largest part drawn without slowing, ${page}`, lcp_ms, LIMITS.unslowed_lcp_ms);
  for (const { by, scripts } of second) limit(`scripts of a second visit, ${by}`, scripts, 0);
  limit('from the click on Inloggen to the next page', after.frame_ms, LIMITS.frame_ms);
}
