// Releases one remote, or goes back to an earlier build of it:
//   npm run release -- invoicing            build and release
//   npm run release -- invoicing --list     which builds there are
//   npm run release -- invoicing <build>    make that build the current one
//   npm run release -- invoicing --withdraw take it out of the product
import { apps, defaultWwwDir } from './apps.mjs';
import { buildAndRelease } from './build.mjs';
import { currentBuild, listBuilds, makeCurrent, withdraw } from './release-store.mjs';

const [name, wish] = process.argv.slice(2);
const app = apps.find(({ builds }) => builds.includes(name));

try {
  await act();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function act() {
  // Also one whose folder is gone already.
  if (wish === '--withdraw') {
    const was = withdraw(defaultWwwDir, name);
    return console.log(was ? `${name} is withdrawn` : `${name} was not released`);
  }
  if (!app) throw new Error(`Say which: ${apps.flatMap(({ builds }) => builds).join(', ')}`);
  if (wish === '--list') return list();
  if (wish) {
    makeCurrent(defaultWwwDir, name, wish);
    return console.log(`${name} is now ${wish}`);
  }
  const released = await buildAndRelease({ folders: [app.folder] });
  if (!released.includes(name)) console.log(`${name} did not change`);
}

function list() {
  const current = currentBuild(defaultWwwDir, name);
  for (const build of listBuilds(defaultWwwDir, name)) {
    console.log(`${build === current ? '*' : ' '} ${build}`);
  }
}
