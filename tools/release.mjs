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

if (!app) {
  console.error(`Say which: ${apps.flatMap(({ builds }) => builds).join(', ')}`);
  process.exitCode = 1;
} else if (wish === '--list') {
  list();
} else if (wish === '--withdraw') {
  console.log(withdraw(defaultWwwDir, name) ? `${name} is withdrawn` : `${name} was not released`);
} else if (wish) {
  makeCurrent(defaultWwwDir, name, wish);
  console.log(`${name} is now ${wish}`);
} else {
  const released = await buildAndRelease({ folders: [app.folder] });
  if (!released.includes(name)) console.log(`${name} did not change`);
}

function list() {
  const current = currentBuild(defaultWwwDir, name);
  for (const build of listBuilds(defaultWwwDir, name)) {
    console.log(`${build === current ? '*' : ' '} ${build}`);
  }
}
