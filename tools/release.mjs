// Releases one remote, or goes back to an earlier build of it:
//   npm run release -- invoicing            build and release
//   npm run release -- invoicing --list     which builds there are, and what was done
//   npm run release -- invoicing <build>    make that build the current one, and pin it
//   npm run release -- invoicing --unpin    let the next release of all have it again
//   npm run release -- invoicing --withdraw take it out of the product
//   npm run release -- --repair             make a damaged list of releases anew
import { apps, defaultWwwDir } from './apps.mjs';
import { buildAndRelease, sayRepaired } from './build.mjs';
import { listBuilds } from './release-builds.mjs';
import { readList } from './release-list.mjs';
import { actsOn } from './release-log.mjs';
import { makeCurrent, repair, unpin, withdraw } from './release-store.mjs';

const [name, wish] = process.argv.slice(2);
const app = apps.find(({ builds }) => builds.includes(name));

try {
  await act();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function act() {
  if (name === '--repair') {
    const repaired = repair(defaultWwwDir);
    return repaired ? sayRepaired(repaired, console.log) : console.log('The list is not damaged');
  }
  // Also one whose folder is gone already.
  if (wish === '--withdraw') {
    const was = withdraw(defaultWwwDir, name);
    return console.log(
      was ? `${name} is withdrawn, until it is released by name` : `${name} was not released`,
    );
  }
  if (!app) throw new Error(`Say which: ${apps.flatMap(({ builds }) => builds).join(', ')}`);
  if (wish === '--list') return list();
  if (wish === '--unpin') {
    const was = unpin(defaultWwwDir, name);
    return console.log(was ? `${name} is no longer pinned` : `${name} was not pinned`);
  }
  if (wish) {
    makeCurrent(defaultWwwDir, name, wish);
    return console.log(
      `${name} is now ${wish}, and stays so until it is released by name or unpinned`,
    );
  }
  const released = await buildAndRelease({ folders: [app.folder], asked: name });
  if (!released.includes(name)) console.log(`${name} did not change`);
}

function list() {
  const { current, isPinned } = readList(defaultWwwDir)[name] ?? {};
  for (const build of listBuilds(defaultWwwDir, name)) {
    const isCurrent = build === current?.build;
    console.log(`${isCurrent ? '*' : ' '} ${build}${isCurrent && isPinned ? ' (pinned)' : ''}`);
  }
  for (const { at, who, act, from, to } of actsOn(defaultWwwDir, name))
    console.log(`${at} ${who}: ${act}, ${from ?? 'nothing'} → ${to ?? 'nothing'}`);
}
