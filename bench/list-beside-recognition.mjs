import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runNode } from './run-node.mjs';
import { callsOf, inSeededFolder, signedIn, timeRequest, withApi } from './seeded-api.mjs';

const DOCUMENTS = 1_000;
const SCANS = 20;
const LIST = '/administrations/v1/bookingitems?tab=all';
const SCANNED = `${LIST}&search=scan-&itemsPerPage=100`;

/**
 * How long the list of documents takes while scans are read, beside how long it takes at rest.
 *
 * @param {{ databaseUrl?: string }} [size] embedded when left out
 * @returns {Promise<{ rest: Times, meanwhile: Times, seconds: number }>} milliseconds, and the seconds until all
 * scans were read
 * @typedef {{ p50: number, p95: number }} Times
 */
export const measureListBesideRecognition = ({ databaseUrl } = {}) =>
  inSeededFolder({ seed: 'seed-documents.ts', count: DOCUMENTS, databaseUrl }, (env) =>
    withApi({ ...env, WORKER: 'on' }, async (api) => {
      const who = await signedIn(api);
      const call = callsOf(who);
      const list = () => call(LIST);
      const rest = await timeRequest(list);
      await handIn(env.DATA_DIR, who);
      const { data } = await call(SCANNED);
      const ids = data.map(({ id }) => id);
      const put = (address, body) => call(address, { method: 'PUT', body });
      const labels = { booking_item_ids: ids, label: 'INK' };
      await put('/administrations/v1/bookingitem/label/multiple', labels);
      await put('/administrations/v1/bookingitem/tag/multiple', { ids });
      const { meanwhile, seconds } = await timeUntilRead(call, list);
      return { rest, meanwhile, seconds };
    }),
  );

const IN_PROGRESS = 4;
const PAUSE_MS = 50;

/** Asks for the list, with pauses as people make them, until no scan is in progress any more. */
async function timeUntilRead(call, list) {
  const times = [];
  const began = performance.now();
  const isBusy = async () =>
    (await call(SCANNED)).data.some(({ status }) => status === IN_PROGRESS);
  while (await isBusy()) {
    for (let n = 0; n < 20; n++) {
      const started = performance.now();
      await list();
      times.push(performance.now() - started);
      await wait(PAUSE_MS);
    }
  }
  const at = (share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];
  const seconds = (performance.now() - began) / 1000;
  return { meanwhile: { p50: at(0.5), p95: at(0.95) }, seconds };
}

async function handIn(folder, { api, authorization }) {
  const scans = fs.mkdtempSync(path.join(folder, 'scans-'));
  await runNode(['--import', 'tsx', 'bench/write-scans.ts', scans, String(SCANS)], {});
  for (const name of fs.readdirSync(scans)) {
    const body = new FormData();
    const bytes = fs.readFileSync(path.join(scans, name));
    body.append('file', new Blob([bytes], { type: 'application/pdf' }), name);
    const url = `${api}/administrations/v1/bookingitem/upload`;
    const answer = await fetch(url, { method: 'POST', headers: { authorization }, body });
    if (!answer.ok) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
  }
}
