// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The file that says, once it is there, that all before it is on the disk. */
const SYNCED = 'synced';

/**
 * The folder of an embedded database, with what PGlite leaves out: when PostgreSQL asks for a file to be on the disk, it is,
 * under its name.
 */
export class DurableNodeFS extends NodeFS {
  /** Folders with names that may not be on the disk: PostgreSQL counts on those of files that it syncs. @type {Set<string>} */
  #unsynced = new Set();

  /** @override @param {any} pg @param {any} options */
  async init(pg, options) {
    const made = await super.init(pg, options);
    made.emscriptenOpts.preRun?.push((/** @type {any} */ mod) => {
      const { realPath, stream_ops, node_ops } = mod.NODEFS;
      stream_ops.fsync = (/** @type {any} */ stream) => {
        this.#sync(stream.nfd, realPath(stream.node));
        return 0;
      };
      const { mknod, rename } = node_ops;
      node_ops.mknod = (/** @type {any} */ parent, /** @type {any[]} */ ...rest) => {
        this.#unsynced.add(realPath(parent));
        return mknod(parent, ...rest);
      };
      node_ops.rename = (
        /** @type {any} */ node,
        /** @type {any} */ parent,
        /** @type {any} */ name,
      ) => {
        this.#unsynced.add(realPath(parent));
        return rename(node, parent, name);
      };
      keepPrivate(node_ops);
    });
    return made;
  }

  /**
   * Has all on the disk that was written while nothing was synced: a new database, or what an earlier version left. From then
   * on PostgreSQL sees to it itself, at the start after a crash too, and each start need not sync some 1.800 files one by one.
   */
  syncOnce() {
    const synced = path.join(this.rootDir, SYNCED);
    if (fs.existsSync(synced)) return;
    const inside = fs.readdirSync(this.rootDir, { recursive: true, withFileTypes: true });
    for (const entry of inside) syncPlace(path.join(entry.parentPath, entry.name));
    syncPlace(this.rootDir);
    syncPlace(path.dirname(this.rootDir));
    this.#unsynced.clear();
    fs.writeFileSync(synced, '', { mode: 0o600 });
    syncPlace(this.rootDir);
  }

  /** @param {number} fd @param {string} place */
  #sync(fd, place) {
    try {
      // Its size is synced as well, its times are not: half the work for the disk.
      if (fs.fstatSync(fd).isFile()) fs.fdatasyncSync(fd);
      else fs.fsyncSync(fd);
      for (
        let folder = path.dirname(place);
        this.#unsynced.delete(folder);
        folder = path.dirname(folder)
      )
        syncPlace(folder);
    } catch (error) {
      // Nobody knows what is on the disk now, and asking again could say that all is well: the next start finds out.
      fs.writeSync(2, `${place} is not on the disk: ${error}\n`);
      process.exit(1);
    }
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

/** @param {string} place */
function syncPlace(place) {
  const fd = fs.openSync(place, 'r');
  try {
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}
