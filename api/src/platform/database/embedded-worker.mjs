// @ts-check
// Plain JavaScript on purpose: it is started as a file, the same under tsx, jest and from dist.
import fs from 'node:fs';
import v8 from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableNodeFS } from './durable-node-fs.mjs';

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
/** Ends a transaction that a connection left open: for the database all connections are one session. */
const ROLLBACK = command('ROLLBACK');
const DEALLOCATE = command('DEALLOCATE ALL');
/** Sync, Query, Flush, and the end of a COPY: what closes a batch of messages. */
const LAST_OF_BATCH = 'SQHcf';

/**
 * Its own default is 128 MB, all of it taken at the start, in a process that is to stay below 400 MB; what is not in there
 * the system has in its memory.
 */
const SHARED_BUFFERS = ['-c', 'shared_buffers=16MB'];

/** PGlite asks for `-F`, nothing on the disk for sure; and its fdatasync does nothing, whatever the folder is on. */
const IN_MEMORY = '-F';
const DURABLE = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

// How much of a function must have run before it is compiled a second time, to be fast. By default so little that a start
// spends a third of its processor time on functions that it hardly needs.
v8.setFlagsFromString('--wasm-tiering-budget=60000000');
const { dir } = workerData;
const folder = dir && new DurableNodeFS(dir);
const db = await PGlite.create({
  extensions: { pg_trgm },
  startParams: [
    ...PGlite.defaultStartParams.filter((one) => !folder || one !== IN_MEMORY),
    ...SHARED_BUFFERS,
    ...(folder ? DURABLE : []),
  ],
  ...(folder ? { fs: folder } : source(workerData)),
});
folder?.syncOnce();
let current = 0;
let started = false;
/** @type {Buffer} */
let pending = Buffer.alloc(0);
let work = Promise.resolve();

/** @param {{ template?: string }} from a dumped template, or nothing: a new one in memory */
function source({ template }) {
  return template ? { loadDataDir: new Blob([fs.readFileSync(template)]) } : {};
}

/** A statement without values, as the protocol has it. @param {string} text */
function command(text) {
  const size = Buffer.alloc(4);
  size.writeInt32BE(text.length + 5);
  return Uint8Array.from([0x51, ...size, ...Buffer.from(`${text}\0`)]);
}

/** Cuts complete batches off `pending`: the startup packet, or all up to the message that closes a batch. */
function* batches() {
  for (let at = 0; pending.length - at >= (started ? 5 : 4); ) {
    const size = started ? 1 + pending.readInt32BE(at + 1) : pending.readInt32BE(at);
    if (pending.length - at < size) return;
    const last = !started || LAST_OF_BATCH.includes(pending.toString('latin1', at, at + 1));
    started = true;
    at += size;
    if (!last) continue;
    yield new Uint8Array(pending.subarray(0, at));
    pending = pending.subarray(at);
    at = 0;
  }
}

/** @param {number} id */
async function endWire(id) {
  if (id !== current) return;
  current = 0;
  started = false;
  pending = Buffer.alloc(0);
  if (db.isInTransaction()) await execute(ROLLBACK);
  await execute(DEALLOCATE);
}

/** @param {number} id @param {Uint8Array} data */
async function answer(id, data) {
  if (current && id !== current) throw new Error('the embedded database has one connection');
  current = id;
  const chunk = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  pending = pending.length ? Buffer.concat([pending, chunk]) : chunk;
  for (const batch of batches()) {
    const out = await execute(batch);
    port.postMessage({ id, data: out }, [out.buffer]);
  }
}

/**
 * What the database answers, with what it committed on the disk. In parts: asked for the whole, PGlite reads it as well, and keeps each row
 * that it read until a statement fails.
 *
 * @param {Uint8Array} batch
 */
async function execute(batch) {
  /** @type {Uint8Array[]} */
  const parts = [];
  // A copy: each is a view on the memory of the database.
  const onRawData = (/** @type {Uint8Array} */ bytes) => void parts.push(bytes.slice());
  await db.execProtocolRawStream(batch, { onRawData });
  const out = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** @param {any} message */
async function handle({ id, data, end, close, dump }) {
  if (close) {
    await db.close();
    port.postMessage({ closed: true });
    port.close();
  } else if (dump) {
    const tar = await db.dumpDataDir('none');
    fs.writeFileSync(dump, Buffer.from(await tar.arrayBuffer()));
    port.postMessage({ dumped: true });
  } else if (end) {
    await endWire(id);
  } else {
    await answer(id, data);
  }
}

port.on('message', (message) => {
  work = work
    .then(() => handle(message))
    .catch((error) => port.postMessage({ id: message.id, error: String(error?.message ?? error) }));
});
port.postMessage({ ready: true });
