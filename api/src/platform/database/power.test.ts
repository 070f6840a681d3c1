import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { newDisk, readJournal } from '../../testing/power/power-cut';
import { isWhole } from '../../testing/slice';
import { onPostgres } from '../../testing/test-database';
import { diskStore } from '../files/disk-store';
import { connect } from './connect';

const CUTS = Number(process.env.POWER_CUTS ?? (isWhole ? 200 : 2));
const TRANSACTIONS = isWhole ? 120 : 24;
/** Rows of one transaction: all of them are there, or none. */
const ROWS = 4;
const SEED = Number(process.env.TEST_SEED ?? 1);

let folder: string;
let recorded: ReturnType<typeof recordWriter>;
beforeAll(() => {
  if (onPostgres) return;
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'power-'));
  recorded = recordWriter();
}, 300_000);
afterAll(() => {
  if (!onPostgres) fs.rmSync(folder, { recursive: true });
});

/** What a process does that writes until it is done. */
function recordWriter() {
  const dir = path.join(folder, 'data');
  fs.mkdirSync(dir);
  const here = path.join(process.cwd(), 'api/src/testing/power');
  const journal = path.join(folder, 'journal');
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      ...['--import', 'tsx', '--import', path.join(here, 'record-writes.mjs')],
      ...[path.join(here, 'power-child.ts'), dir, String(TRANSACTIONS), String(ROWS)],
    ],
    { env: { ...process.env, POWER_ROOT: dir, POWER_JOURNAL: journal }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const root = fs.statSync(dir).ino;
  fs.rmSync(dir, { recursive: true });
  return { lines: readJournal(journal), root };
}

/** Starts on what a cut left, and looks whether all that was acknowledged is there. */
async function lookAt(dir: string, acknowledged: number) {
  const { pool, close } = await connect({ url: undefined, dir }, () => {});
  try {
    if (acknowledged === 0) return;
    const store = await diskStore(path.join(dir, 'files'), 'secret');
    const { rows } = await pool.query('SELECT id, part, file, hash FROM kept ORDER BY id, part');
    const ids = [...new Set(rows.map(({ id }) => id))];
    expect(ids.length).toBeGreaterThanOrEqual(acknowledged);
    // No half transaction, and no gap: what was written last is what is missing, if anything.
    expect(ids).toEqual(ids.map((_, nth) => nth + 1));
    expect(rows).toHaveLength(ids.length * ROWS);
    for (const { file, hash, part } of rows)
      if (part === 1)
        expect(
          createHash('sha256')
            .update(await store.get(file))
            .digest('hex'),
        ).toBe(hash);
    // It goes on.
    await pool.query('INSERT INTO kept VALUES (0, 0)');
    await pool.query('CHECKPOINT');
  } finally {
    await close();
  }
}

const numbers = (seed: number) => {
  const next = fc.sample(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { seed, numRuns: 1 });
  let state = next[0] as number;
  // Park and Miller's: quick enough for every sector of a disk.
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** Cuts the power at moments by seed: all that is unsynced is gone, or by chance a part of it. @returns what went wrong */
async function cutOften({ lines, root }: ReturnType<typeof recordWriter>, cuts: number) {
  const first = lines.findIndex((line) => line.op === 'said');
  const moments = Array.from({ length: cuts }, (_, nth) => {
    const chance = numbers(SEED + nth);
    return {
      seed: SEED + nth,
      chance,
      at: first + 1 + Math.floor(chance() * (lines.length - first)),
    };
  }).sort((one, other) => one.at - other.at);
  const disk = newDisk(root);
  const problems: string[] = [];
  let followed = 0;
  let acknowledged = 0;
  for (const { seed, chance, at } of moments) {
    for (const line of lines.slice(followed, at)) {
      disk.follow(line);
      if (line.op === 'said') acknowledged = Number(line.what);
    }
    followed = Math.max(followed, at);
    const dir = path.join(folder, `cut-${seed}`);
    disk.cut(dir, seed % 3 === 0 ? undefined : chance);
    try {
      await lookAt(dir, acknowledged);
    } catch (error) {
      problems.push(`TEST_SEED=${seed}: ${String(error).slice(0, 300)}`);
    }
    fs.rmSync(dir, { recursive: true });
  }
  return problems;
}

(onPostgres ? it.skip : it)(
  `what was acknowledged survives ${CUTS} power cuts, with its files`,
  async () => {
    expect(await cutOften(recorded, CUTS)).toEqual([]);
  },
  3_600_000,
);

(onPostgres ? it.skip : it)('and would not, were nothing synced', async () => {
  const third = recorded.lines.findIndex((line) => line.op === 'said' && line.what === 3);
  const lines = recorded.lines.slice(0, third + 1).filter(({ op }) => op !== 'sync');
  expect(await cutOften({ ...recorded, lines }, 1)).not.toEqual([]);
});
