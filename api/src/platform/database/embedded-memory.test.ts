import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { templateFile } from '../../testing/template-database';
import { onPostgres } from '../../testing/test-database';

const file = path.join(process.cwd(), 'api/src/platform/database/embedded-worker.mjs');
/** Megabytes for all that the thread keeps beside the memory of the database; its scripts take ten. */
const HEAP = 40;
const ROWS = 10_000;
/** Kept, the rows of them all would take three times that heap. */
const ANSWERS = 60;

/** A message of the protocol. */
function message(type: string, text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const size = Buffer.alloc(4);
  size.writeInt32BE(body.length + 4);
  return Uint8Array.from([...Buffer.from(type), ...size, ...body]);
}

const protocolVersion = '\0\u0003\0\0user\0postgres\0database\0postgres\0';

(onPostgres ? it.skip : it)(
  'the embedded database keeps nothing of what it has answered',
  async () => {
    const worker = new Worker(file, {
      workerData: { template: await templateFile() },
      resourceLimits: { maxOldGenerationSizeMb: HEAP },
    });
    try {
      await once(worker, 'message');
      const ask = async (data: Uint8Array): Promise<string> => {
        worker.postMessage({ id: 1, data });
        const [answer] = await once(worker, 'message');
        if (answer.error) throw new Error(answer.error);
        return Buffer.from(answer.data).toString('latin1');
      };
      await ask(message('', protocolVersion));
      const rows = `SELECT n, repeat('x', 100) FROM generate_series(1, ${ROWS}) n`;
      for (let answer = 0; answer < ANSWERS; answer++)
        expect(await ask(message('Q', rows))).toContain(`SELECT ${ROWS}\0`);
    } finally {
      await worker.terminate();
    }
  },
);
