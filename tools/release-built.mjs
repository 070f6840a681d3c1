// Releases what has been built already, as an image of a remote does: `node tools/release-built.mjs invoicing`, with
// `--to staging` for who looks at staging. What was pinned stays as it is. `api` is the API, `--despite "why"` although it
// breaks builds that are out. Where all is released at once it waits a while for the API and the host that it counts on.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { defaultWwwDir as wwwDir } from './apps.mjs';
import { NotYet } from './not-yet.mjs';
import { apiText, releaseApi } from './release-api.mjs';
import { releaseBuild, stageBuild } from './release-store.mjs';

/** As long as an API and a host of the same moment may take to be released. */
const PATIENCE_MS = 60_000;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, despite: { type: 'string' } },
  });
  if (values.to && values.to !== 'staging') throw new Error('--to takes staging');
  if (values.to && positionals.includes('api')) throw new Error('An API is on no channel');
  const place = values.to ? stageBuild : releaseBuild;
  for (const name of positionals)
    console.log(
      name === 'api'
        ? apiText(releaseApi(wwwDir, { despite: values.despite }))
        : `${name}: ${said(await whenItFits(() => place(wwwDir, name)))}`,
    );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function whenItFits(place) {
  for (const until = Date.now() + PATIENCE_MS; ; await wait(1_000)) {
    try {
      return place();
    } catch (error) {
      if (!(error instanceof NotYet) || Date.now() > until) throw error;
    }
  }
}

function said({ buildId, isNew, isPinned }) {
  if (isPinned) return `stays ${buildId ?? 'withdrawn'}, which was chosen`;
  return isNew ? `released as ${buildId}` : `did not change, ${buildId}`;
}
