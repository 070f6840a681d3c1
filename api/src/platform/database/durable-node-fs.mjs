// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const WAL_SEGMENT = /[\\/]pg_wal[\\/][0-9A-F]{24}$/;

/**
 * The folder of an embedded database, with what PGlite leaves out: written segments of the write-ahead log
 * are on the disk before a query is answered. It follows the writes themselves; modification times are too
 * coarse on older kernels.
 */
export class DurableNodeFS extends NodeFS {
  /** @type {Set<string>} */
  #dirty = new Set();
  /** @type {Set<string>} */
  #known = new Set();

  /** @override @param {any} pg @param {any} options */
  async init(pg, options) {
    const made = await super.init(pg, options);
    made.emscriptenOpts.preRun?.push((/** @type {any} */ mod) => {
      const operations = mod.NODEFS.stream_ops;
      const write = operations.write;
      operations.write = (/** @type {any} */ stream, /** @type {any[]} */ ...rest) => {
        const file = mod.NODEFS.realPath(stream.node);
        if (WAL_SEGMENT.test(file)) this.#dirty.add(file);
        return write(stream, ...rest);
      };
      keepPrivate(mod.NODEFS.node_ops);
    });
    return made;
  }

  /** Called by PGlite before it answers a query. @override */
  async syncToFs() {
    for (const file of this.#dirty) {
      // A segment that is gone was recycled by a checkpoint, which has synced it.
      if (fs.existsSync(file)) flush(file, fs.fdatasyncSync, 'r+');
      if (!this.#known.has(file)) flush(path.dirname(file), fs.fsyncSync, 'r');
      this.#known.add(file);
    }
    this.#dirty.clear();
  }
}

/**
 * PGlite gives every file the mode 0666, past the umask of the process.
 *
 * @param {any} operations
 */
function keepPrivate(operations) {
  const { setattr } = operations;
  operations.setattr = (/** @type {any} */ node, /** @type {any} */ attributes) => {
    const { mode } = attributes;
    return setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~0o077 });
  };
}

/** @param {string} file @param {(fd: number) => void} sync @param {string} flags */
function flush(file, sync, flags) {
  const fd = fs.openSync(file, flags);
  try {
    sync(fd);
  } finally {
    fs.closeSync(fd);
  }
}
