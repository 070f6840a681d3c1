import { mostMemory } from './most-memory.mjs';
import { callsOf, inSeededFolder, signedIn, timeRequest, withApi } from './seeded-api.mjs';
import { timesOf } from './times-of.mjs';

const ROWS = 5_000;
/** As many suppliers as a large company has. */
const SUPPLIERS = 300;
const HEADER =
  'Leverancier;Factuurnummer;Factuurdatum;Omschrijving;Bedrag excl. btw;Btw-%;Btw-bedrag;Bedrag incl. btw';

/**
 * Imports a sheet of 5,000 rows, two rates for each invoice, while somebody else asks for a list.
 *
 * @param {{ databaseUrl?: string }} [given] an empty PostgreSQL database; embedded when left out
 */
export const measureImport = ({ databaseUrl } = {}) =>
  inSeededFolder({ seed: 'seed-firm.ts', count: 1, databaseUrl }, (env) =>
    withApi({ ...env, IMPORT_RELATION_IDS: '1' }, async (api, pid) => {
      const who = await signedIn(api);
      const call = callsOf(who);
      const list = () => call('/administrations/v1/import');
      const rest = await timeRequest(list);
      const before = mostMemory(pid);
      const state = { isDone: false };
      const others = timesOf(list, state);
      const started = performance.now();
      const answer = await send(who);
      const seconds = (performance.now() - started) / 1000;
      state.isDone = true;
      const { times, refused } = await others;
      times.sort((one, other) => one - other);
      const p95 = times[Math.floor(times.length * 0.95)];
      const longest = times.at(-1);
      const memory = { before, most: mostMemory(pid) };
      return { ...answer, ...memory, seconds, rest: rest.p95, p95, longest, refused };
    }),
  );

async function send({ api, authorization }) {
  const form = new FormData();
  form.append('file', new Blob([sheet()]), 'btw.csv');
  const answer = await fetch(`${api}/administrations/v1/importPdf`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  const { errors_count, purchases } = await answer.json();
  if (errors_count !== 0) throw new Error(`${answer.status}: ${errors_count} errors`);
  return { rows: ROWS, purchases };
}

function sheet() {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const invoice = Math.floor(at / 2);
    const head = `Leverancier ${invoice % SUPPLIERS};F-${invoice};14-03-2026;Regel ${at}`;
    return `${head};${at % 2 === 0 ? '100,00;21;21,00;121,00' : '50,00;9;4,50;54,50'}`;
  });
  return [HEADER, ...rows].join('\r\n');
}
