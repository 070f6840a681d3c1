// Drives the product with every mix of host, remotes and API of several versions of this repository:
//   node tools/skew.mjs [commit …]     `HEAD~10 HEAD~100` when none is said, beside what is here now
//   node tools/skew.mjs abc1234 --mix now,abc1234,now      one mix alone: API, host, remotes
// Earlier versions are built in a folder of their own, which stays for the next time: minutes for each. A mix is one that may
// be met when the API is released first, then the host, then the remotes; those have to go. Of the others it says what happens.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { signInOn } from '../bench/signed-in-page.mjs';
import { findBrowser } from './find-browser.mjs';
import { freePort, freePorts } from './ports.mjs';
import { startService } from './services.mjs';
import { mendLink } from './skew/acts.mjs';
import { drive } from './skew/drive.mjs';
import { buildVersions, pagesOf, place } from './skew/versions.mjs';
import { gatewayOf, startWorld } from './world.mjs';

/** Gateways before one API, each with a mix of its own: while one waits another one works. */
const LANES = Number(process.env.LANES ?? 2);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mix: { type: 'string', multiple: true, default: [] } },
});
const versions = buildVersions(positionals.length > 0 ? positionals : ['HEAD~10', 'HEAD~100']);
const isAsked = (...mix) =>
  values.mix.length === 0 || values.mix.includes(mix.map(({ name }) => name).join());
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'skew-'));
const executablePath = await findBrowser();
const browser = await chromium.launch({ executablePath });
/**
 * @typedef {import('./skew/versions.mjs').Version} Version
 * @type {{ api: Version, host: Version, remotes: Version, problems: string[], isInOrder: boolean }[]}
 */
const driven = [];
try {
  for (const api of versions) await driveBefore(api);
} finally {
  await browser.close();
  fs.rmSync(folder, { recursive: true, force: true });
}
for (const api of versions) console.log(matrixOf(api));
process.exit(driven.some(({ problems, isInOrder }) => isInOrder && problems.length > 0) ? 1 : 0);

/** Every mix of host and remotes, before one API that has its own demo data. */
async function driveBefore(api) {
  const dataDir = path.join(folder, api.name);
  const ports = await freePorts();
  const lanes = Array.from({ length: LANES }, (_, lane) => path.join(folder, `www-${lane}`));
  const mixes = versions
    .flatMap((host) => versions.map((remotes) => ({ api, host, remotes })))
    .filter(({ host, remotes }) => isAsked(api, host, remotes));
  if (mixes.length === 0) return;
  place(lanes[0], api, api);
  const apiArgs = [path.join(api.folder, '.build/api/main.js')];
  const world = await startWorld({ ...ports, dataDir, wwwDir: lanes[0], demo: true, apiArgs });
  const gateways = [];
  try {
    await mendLinkOf(`http://127.0.0.1:${ports.port}`);
    const urls = [`http://127.0.0.1:${ports.port}`];
    for (const wwwDir of lanes.slice(1)) {
      const { gateway, url } = await anotherGateway(wwwDir, ports.apiPort, dataDir);
      gateways.push(gateway);
      urls.push(url);
    }
    const drives = lanes.map(async (wwwDir, lane) => {
      for (let mix = mixes.shift(); mix; mix = mixes.shift()) {
        place(wwwDir, mix.host, mix.remotes);
        await driveMix(mix, urls[lane]);
      }
    });
    await Promise.all(drives);
  } finally {
    for (const gateway of gateways) await gateway.stop();
    await world.stop();
  }
}

async function mendLinkOf(url) {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await signInOn(page, url, 'boekhouder');
  await mendLink(page, url);
  await page.context().close();
}

async function anotherGateway(wwwDir, apiPort, dataDir) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const [name, args, options] = gatewayOf({ port, apiUrl, wwwDir });
  const log = path.join(dataDir, 'logs', `gateway-${port}.log`);
  const gateway = await startService(name, args, { ...options, log });
  return { gateway, url };
}

async function driveMix(mix, url) {
  const { api, host, remotes } = mix;
  const begun = Date.now();
  const name = `${api.name} ${host.name} ${remotes.name}`;
  const where = { url, name, pages: pagesOf(remotes) };
  const first = await drive(browser, where);
  // What a busy machine is late with goes the next time.
  const isLate = first.problems.some((problem) => /Timeout \d+ms exceeded/.test(problem));
  const { problems, opened } = isLate
    ? await drive(browser, { ...where, name: `${name} nogmaals` })
    : first;
  const isInOrder = api.age <= host.age && host.age <= remotes.age;
  driven.push({ ...mix, problems, isInOrder });
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(
    `API ${api.name}, host ${host.name}, remotes ${remotes.name}: ${opened} pages, ${seconds} s`,
  );
  for (const problem of problems) console.log(`  ${problem}`);
}

/** A line for each host, with a word for each version of the remotes; in brackets what is not released in order. */
function matrixOf(api) {
  const line = (cells) =>
    cells
      .map((cell) => cell.padEnd(12))
      .join('')
      .trimEnd();
  const wordOf = (mix) => {
    if (!mix) return '-';
    const { problems, isInOrder } = mix;
    const word = problems.length === 0 ? 'goes' : 'goes not';
    return isInOrder ? word : `(${word})`;
  };
  const cellOf = (host) => (remotes) =>
    wordOf(driven.find((one) => one.api === api && one.host === host && one.remotes === remotes));
  return [
    `API ${api.name}`,
    line(['host', ...versions.map(({ name }) => `with ${name}`)]),
    ...versions.map((host) => line([host.name, ...versions.map(cellOf(host))])),
  ].join('\n');
}
