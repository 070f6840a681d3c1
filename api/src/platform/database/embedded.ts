import { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { handleBrokenConnections } from './handle-broken-connections';
import { nameStatements } from './name-statements';

/** A folder on disk, a dumped template (loaded in memory), or nothing: a new database in memory. */
export type EmbeddedSource = { dir: string } | { template: string } | Record<string, never>;

type EmbeddedPool = {
  pool: pg.Pool;
  /** Writes the whole database to one file (a tar), to start others from. */
  dump: (file: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Its thread handles bytes, which are not in there: by default it would take 32 MB, most of it for nothing. */
const LIMITS = { maxYoungGenerationSizeMb: 6 };

/**
 * PostgreSQL inside this process: PGlite in a worker thread, spoken to by node-postgres with the wire
 * protocol over messages instead of a socket. It has one connection, hence a pool of one.
 *
 * @param onLost called when the thread dies while in use; the process cannot go on
 */
export async function embeddedPool(
  source: EmbeddedSource,
  onLost: (error: Error) => void,
): Promise<EmbeddedPool> {
  const file = fileURLToPath(new URL('./embedded-worker.mjs', import.meta.url));
  const worker = new Worker(file, { workerData: source, resourceLimits: LIMITS });
  const [ready, closed] = [defer(), defer()];
  let dumped = defer();
  const wires = newWires(worker);
  let closing = false;

  const lost = (error: Error) => {
    wires.fail(error);
    ready.reject(error);
    dumped.reject(error);
    closed.resolve();
    if (!closing) onLost(error);
  };
  worker.on('message', (message) => {
    if (message.ready) ready.resolve();
    else if (message.closed) closed.resolve();
    else if (message.dumped) dumped.resolve();
    else wires.receive(message);
  });
  worker.once('error', lost).once('exit', (code) => {
    if (code === 0 && closing) closed.resolve();
    else lost(new Error(`database thread ended (${code})`));
  });
  await ready.promise;

  const pool = new pg.Pool({
    stream: () => wires.open() as never, // node-postgres asks for a Socket but uses a stream
    user: 'postgres',
    database: 'postgres',
    max: 1,
    // It cannot be away: who waits, waits for a turn, or for a core. As long as a server may take for one statement.
    connectionTimeoutMillis: 30_000,
    // Never closed when idle: its prepared plans would be lost.
    idleTimeoutMillis: 0,
  });
  handleBrokenConnections(pool);
  nameStatements(pool);
  return {
    pool,
    dump: (to) => {
      dumped = defer();
      worker.postMessage({ dump: to });
      return dumped.promise;
    },
    close: async () => {
      closing = true;
      await pool.end();
      worker.postMessage({ close: true });
      await closed.promise;
      // Until its thread has ended the process cannot: `npm start` and a test runner would wait for it.
      await worker.terminate();
    },
  };
}

type Message = { id: number; data?: Uint8Array; error?: string };

/** The streams that node-postgres takes for sockets, each with a number that the thread knows it by. */
function newWires(worker: Worker) {
  const wires = new Map<number, Duplex>();
  let last = 0;
  let gone: Error | undefined;

  function open() {
    const id = ++last;
    const wire = new Duplex({
      read() {},
      write(chunk: Uint8Array, _encoding, done) {
        const data = new Uint8Array(chunk); // a copy: pg reuses its buffer
        worker.postMessage({ id, data }, [data.buffer]);
        done();
      },
      final(done) {
        this.push(null);
        done();
      },
      destroy(error, done) {
        if (wires.delete(id)) worker.postMessage({ id, end: true });
        done(error);
      },
    });
    const itself = () => wire;
    const connect = () => {
      if (gone) return wire.destroy(gone);
      wires.set(id, wire);
      setImmediate(() => wire.emit('connect'));
      return wire;
    };
    const socket = {
      connect,
      setNoDelay: itself,
      setKeepAlive: itself,
      ref: itself,
      unref: itself,
    };
    return Object.assign(wire, socket);
  }

  return {
    open,
    receive: ({ id, data, error }: Message) => {
      if (error) wires.get(id)?.destroy(new Error(error));
      else if (data) wires.get(id)?.push(Buffer.from(data.buffer));
    },
    fail: (error: Error) => {
      gone = error;
      for (const wire of wires.values()) wire.destroy(error);
    },
  };
}

function defer() {
  let resolve!: () => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  promise.catch(() => {}); // a caller still sees the rejection; without one it must not end the process
  return { promise, resolve, reject };
}
