import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { check } from './check.mjs';
import { jestFailures, playwrightFailures } from './failures.mjs';
import { groupTests } from './jest/group-tests.mjs';
import { useMemory } from './memory-folder.mjs';
import { bin, root, run } from './run.mjs';
import { say } from './say.mjs';

/** Passed and failed so far; a step that breaks before it counts anything is one failure. */
const count = { passed: 0, failed: 0 };
/** How each failed, told once more at the end: of a long run often no more than that is kept. */
const failures = [];
/**
 * With a server at hand the embedded database repeats only what can differ there: how it is opened, kept and
 * locked, its one connection when several ask at once, and what is numbered and sorted in SQL. That every call that writes
 * does with one connection `audit.test.ts` has on the server; the demo is filled there by the journey of a booking.
 */
const EMBEDDED = [
  'api/src/platform/database/crash.test.ts',
  'api/src/platform/database/embedded-memory.test.ts',
  'api/src/platform/database/lock.test.ts',
  'api/src/platform/database/name-statements.test.ts',
  'api/src/platform/database/power.test.ts',
  'api/src/platform/database/private-folder.test.ts',
  'api/src/platform/jobs/jobs.test.ts',
  'api/src/platform/jobs/leases.test.ts',
  'api/src/platform/change.test.ts',
  'api/src/invoicing/sending/numbers.test.ts',
  'api/src/relations/customers/read-customers.test.ts',
];
const reports = path.join(root, '.build/reports');
/** What is compiled for tests stays for the next run. */
const compiled = ['--cacheDirectory', path.join(root, '.build/jest')];

const moved = EMBEDDED.filter((place) => !fs.existsSync(path.join(root, place)));
if (moved.length > 0) throw new Error(`No longer there: ${moved.join(', ')}`);

useMemory();
const checked = await check();
add(checked ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
if (!checked) failures.push('npm run check: it says above what it found');

const { startPostgres } = await import('./postgres.mjs');
const { findBrowser } = await import('./find-browser.mjs');
const { buildAndRelease } = await import('./build.mjs');
const { buildApi } = await import('./build-api.mjs');

const postgres = await startPostgres();
const onServer = postgres ? { TEST_DATABASE_URL: postgres.socketUrl } : {};
if (postgres) {
  say('Money, numbers and tenants: domain, and the API on PostgreSQL');
  await jest('server', { node: [] }, { env: onServer });
} else {
  say(
    'Money, numbers and tenants: domain, and the API on the embedded database (no PostgreSQL here)',
  );
  await jest('server', { node: [] });
}

say('Screens, what the embedded database could do otherwise, and building');
const wwwDir = path.join(root, '.www');
// At once, so that no core waits for the last test of one of them: a build that waits for a module leaves it to the others.
const others = postgres ? { dom: [], node: EMBEDDED } : { dom: [] };
await Promise.all([jest('screens', others), buildAndRelease({ wwwDir, say }).then(buildApi)]);

say('In the browser');
await playwright();
await postgres?.stop();

if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);

/**
 * Runs the test files of projects of Jest, of each those in some places or, when none is named, all; in groups. At once are
 * two more than there are cores: many wait, for a server that is away or for a page that is being drawn.
 */
async function jest(name, projects, { env } = {}) {
  for (const [project, places] of Object.entries(projects)) groupTests(project, places);
  const file = emptyReport(name);
  const args = [
    '--selectProjects',
    ...Object.keys(projects).map((project) => `grouped-${project}`),
    '--json',
    `--outputFile=${file}`,
    '--silent',
    '--maxWorkers',
    String(os.availableParallelism() + 2),
  ];
  await run(bin('jest'), [...args, ...compiled], { env });
  const report = readReport(file);
  failures.push(...(report ? jestFailures(report) : [`${name}: no report`]));
  add(
    report
      ? {
          passed: report.numPassedTests,
          failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
        }
      : { passed: 0, failed: 1 },
  );
}

async function playwright() {
  const file = emptyReport('e2e');
  await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { CHROMIUM: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...onServer },
  });
  const report = readReport(file);
  failures.push(...(report ? playwrightFailures(report) : ['e2e: no report']));
  add(
    report
      ? {
          passed: report.stats.expected + report.stats.flaky,
          failed: report.stats.unexpected + report.errors.length,
        }
      : { passed: 0, failed: 1 },
  );
}

/** Where a step reports; what an earlier run left there is not counted again. */
function emptyReport(name) {
  const file = path.join(reports, `${name}.json`);
  fs.mkdirSync(reports, { recursive: true });
  fs.rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function add({ passed, failed }) {
  count.passed += passed;
  count.failed += failed;
}
