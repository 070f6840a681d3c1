// Writes docs/contract anew: `npm run contract-report [-- --both-released "<call or field>" …]`; `--check` only looks.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PREPARED_FOR } from '../../shared/src/contract/prepared';
import { nameOf } from './compare-reports.mjs';
import {
  addedBetween,
  breaksBetween,
  differences,
  idlePreparations,
  keptReport,
  reportNow,
  rewrite,
} from './report-folder';

const folder = path.join(import.meta.dirname, '../../docs/contract');
const SHOWN = 20;

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    'both-released': { type: 'string', multiple: true, default: [] },
  },
});
process.exitCode = (values.check ? check() : write(values['both-released'])) ? 0 : 1;

function check(): boolean {
  const [before, now] = [keptReport(folder), reportNow()];
  const idle = idlePreparations(now, PREPARED_FOR);
  for (const line of idle)
    console.error(`Nothing of the contract is called so, take it out of prepared.ts: ${line}`);
  const changed = differences(before, now);
  if (changed.length === 0) return idle.length === 0;
  console.error('The contract is not what docs/contract says:');
  console.error(changed.slice(0, SHOWN).join('\n'));
  if (changed.length > SHOWN) console.error(`… and ${changed.length - SHOWN} more`);
  console.error('Write the report anew: npm run contract-report');
  explain(breaksBetween(before, now));
  return false;
}

function write(stated: string[]): boolean {
  const [before, now] = [keptReport(folder), reportNow()];
  const unsaid = rewrite(folder, now, stated);
  explain(unsaid);
  tellAdded(addedBetween(before, now));
  return unsaid.length === 0;
}

/** Nothing is in the way: pages and API are released by themselves, and this is the order. */
function tellAdded(added: string[]): void {
  if (added.length === 0) return;
  console.log('Release the API before the pages that use this, or let them do without it:');
  for (const name of added) console.log(`  ${name}`);
}

function explain(breaks: ReturnType<typeof breaksBetween>): void {
  if (breaks.length === 0) return;
  console.error('\nThis breaks a page or an API that was released before it:');
  for (const found of breaks) console.error(`  ${nameOf(found)}: ${found.what}`);
  console.error(`\nFirst release builds that are prepared for it (docs/contract/README.md), then say so:
  npm run contract-report -- ${breaks.map((found) => `--both-released "${nameOf(found)}"`).join(' ')}`);
}
