import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { bundledProgram } from '../../../../tools/bundle-programs.mjs';
import { embeddedFolder } from '../../testing/embedded-folder';
import { isWhole } from '../../testing/slice';
import { onPostgres } from '../../testing/test-database';

const KILLS = isWhole ? 20 : 3;
/** Rows of one transaction: all of them are there, or none. */
const ROWS = 4;

/** Lets a process write, and kills it in the middle of that. */
async function round(dir: string, acknowledgements: number) {
  const script = await bundledProgram('crash-child');
  const writer = spawn(process.execPath, [script, dir, String(ROWS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(writer, 'exit');
  let found = { transactions: -1, rows: -1, last: -1 };
  let acknowledged = 0;
  let count = 0;
  for await (const line of createInterface({ input: writer.stdout })) {
    const start = /^found (\d+) (\d+) (\d+)$/.exec(line)?.slice(1).map(Number);
    if (start) {
      const [transactions = 0, rows = 0, last = 0] = start;
      found = { transactions, rows, last };
    } else {
      acknowledged = Number(line);
      if (++count === acknowledgements) writer.kill('SIGKILL');
    }
  }
  await exit;
  return { found, acknowledged };
}

(onPostgres ? it.skip : it)(
  `the embedded database loses nothing it acknowledged in ${KILLS} times kill -9`,
  async () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'crash-'));
    await embeddedFolder(dir);
    let acknowledged = 0;
    for (let kill = 0; kill <= KILLS; kill++) {
      const after = await round(dir, 3 + ((kill * 7) % 23));
      expect(after.found.transactions).toBeGreaterThanOrEqual(acknowledged);
      // No half transactions, and no gap: what was written last is what is missing, if anything.
      expect(after.found.rows).toBe(after.found.transactions * ROWS);
      expect(after.found.last).toBe(after.found.transactions);
      acknowledged = after.acknowledged;
    }
    expect(acknowledged).toBeGreaterThan(KILLS);
    fs.rmSync(dir, { recursive: true });
  },
  300_000,
);
