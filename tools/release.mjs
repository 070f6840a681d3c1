// Releases one remote, gives it to some first, or goes back to an earlier build of it:
//   npm run release -- invoicing                build and release
//   npm run release -- invoicing --to staging   build, for who looks at staging
//   npm run release -- invoicing --to canary --percent 5 --companies 12,31
//                                               what is on staging, the same bytes, for some
//   npm run release -- invoicing --to current   the canary, the same bytes, for all
//   npm run release -- invoicing --end canary   nobody gets it any more; staging as well
//   npm run release -- invoicing --list         which builds there are, how they fare, and what was done
//   npm run release -- invoicing <build>        make that build the current one, and pin it
//   npm run release -- invoicing --unpin        let the next release of all have it again
//   npm run release -- invoicing --withdraw     take it out of the product
//   npm run release -- api                      build the API, and say that it is the one that runs from now on
//   npm run release -- api --despite "why"      although it breaks builds that are out
//   npm run release -- --repair                 make a damaged list of releases anew
import { apps, defaultWwwDir as wwwDir } from './apps.mjs';
import { buildAndRelease, buildAndStage, sayRepaired } from './build.mjs';
import { apiText, releaseApi } from './release-api.mjs';
import { readArguments } from './release-arguments.mjs';
import { listBuilds } from './release-builds.mjs';
import { clearChannel, promoteCanary, startCanary, takeOverEnded } from './release-canary.mjs';
import { figuresText, readFigures } from './release-figures.mjs';
import { readList } from './release-list.mjs';
import { actsOn } from './release-log.mjs';
import { repair } from './release-repair.mjs';
import { makeCurrent, unpin, withdraw } from './release-store.mjs';

try {
  await act(readArguments());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function act({ values, positionals: [name, build] }) {
  if (values.repair) {
    const repaired = repair(wwwDir);
    return repaired ? sayRepaired(repaired, console.log) : console.log('The list is not damaged');
  }
  // What is wrong with a canary should be known before it is given to all.
  const { builds, ended } = readFigures(console.error);
  for (const line of takeOverEnded(wwwDir, ended)) console.log(line);
  // Also one whose folder is gone already.
  if (values.withdraw) return takeOut(name);
  if (name === 'api') return values.list ? acts(name) : await toApi(values.despite);
  const app = apps.find(({ builds }) => builds.includes(name));
  if (!app) throw new Error(`Say which: ${apps.flatMap(({ builds }) => builds).join(', ')}, api`);
  if (values.list) return list(name, builds[name]);
  if (values.unpin)
    return tell(unpin(wwwDir, name), `${name} is no longer pinned`, `${name} was not pinned`);
  if (values.end) {
    const channel = oneOf(['staging', 'canary'], values.end);
    const was = clearChannel(wwwDir, name, channel);
    return tell(was, `${name} is no longer on ${channel}`, `${name} was not on ${channel}`);
  }
  if (values.to) return console.log(await place(app, name, values));
  if (build) return goTo(name, build);
  const released = await buildAndRelease({ wwwDir, folders: [app.folder], asked: name });
  if (!released.includes(name)) console.log(`${name} did not change`);
}

async function toApi(despite) {
  const { buildApi } = await import('./build-api.mjs');
  await buildApi();
  console.log(apiText(releaseApi(wwwDir, { despite })));
}

function takeOut(name) {
  if (name === 'host')
    throw new Error('Without a host there is no page at all: go back to an earlier one');
  tell(
    withdraw(wwwDir, name),
    `${name} is withdrawn, until it is released by name`,
    `${name} was not released`,
  );
}

function tell(was, yes, no) {
  console.log(was ? yes : no);
}

function goTo(name, build) {
  const without = makeCurrent(wwwDir, name, build);
  console.log(`${name} is now ${build}, and stays so until it is released by name or unpinned`);
  if (without.length > 0)
    console.log(['It does not share what these count on:', ...without].join('\n  '));
}

async function place({ folder }, name, { to, percent, companies }) {
  switch (oneOf(['staging', 'canary', 'current'], to)) {
    case 'staging':
      return `on staging: ${await buildAndStage({ wwwDir, folder, name })}`;
    case 'canary': {
      const group = groupOf(percent, companies);
      return `canary: ${startCanary(wwwDir, name, group)}, for ${groupText(group)}`;
    }
    default:
      return `current: ${promoteCanary(wwwDir, name)}`;
  }
}

function groupOf(percent = '0', companies = '') {
  const ids = companies.split(',').filter((id) => id !== '');
  if (!/^(?:\d{1,2}|100)$/.test(percent)) throw new Error('--percent is a number of 0 to 100');
  if (!ids.every((id) => /^[1-9]\d{0,9}$/.test(id)))
    throw new Error('--companies are ids, as in --companies 12,31');
  if (Number(percent) === 0 && ids.length === 0)
    throw new Error('Say for whom: --percent 5, --companies 12,31, or both');
  return { percent: Number(percent), companies: ids.map(Number) };
}

function groupText({ percent, companies }) {
  return [`${percent} %`, ...companies.map((id) => `company ${id}`)].join(', ');
}

function oneOf(choices, choice) {
  if (choices.includes(choice)) return choice;
  throw new Error(`There is no ${choice}: say ${choices.join(', ')}`);
}

function list(name, figures = {}) {
  const { current, canary, staging, isPinned } = readList(wwwDir)[name] ?? {};
  const marks = [
    [current, isPinned ? 'current, pinned' : 'current'],
    [canary, canary && `canary for ${groupText(canary)}`],
    [staging, 'staging'],
  ];
  for (const build of listBuilds(wwwDir, name)) {
    const here = marks.filter(([placed]) => placed?.build === build).map(([, mark]) => mark);
    console.log(`${build} ${here.join('; ')}`.trim());
    if (figures[build]) console.log(`  ${figuresText(figures[build])}`);
  }
  acts(name);
}

function acts(name) {
  for (const { at, who, act, from, to, why } of actsOn(wwwDir, name)) {
    const change = `${from ?? 'nothing'} → ${to ?? 'nothing'}`;
    console.log(`${at} ${who}: ${act}, ${change}${why ? `, because ${why}` : ''}`);
  }
}
