// @ts-check
// Plain JavaScript on purpose: it is loaded before everything else, in the process and in each of its threads.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/**
 * Records what a process does to the folder `POWER_ROOT`, in the file `POWER_JOURNAL`, as far as `node:fs` is used: what is
 * written, named and synced, in the order in which it was done. `cutPower` makes of it what a power cut leaves.
 *
 * A record is the length of its line, the line (JSON), and the bytes that it says it has.
 */
const real = { ...fs };
const handles = { ...fs.promises };
const root = process.env.POWER_ROOT ?? '';
const journal = real.openSync(process.env.POWER_JOURNAL ?? '', 'a');
/** @type {Map<number, string>} */
const places = new Map();

/** @param {object} line @param {Uint8Array} [bytes] */
function record(line, bytes) {
  const isZero = bytes !== undefined && !bytes.some(Boolean);
  const text = Buffer.from(JSON.stringify({ ...line, size: bytes?.length, isZero }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  real.writeSync(journal, Buffer.concat([length, text, ...(bytes && !isZero ? [bytes] : [])]));
}

/** What was acknowledged to somebody outside. @param {unknown} what */
Object.assign(globalThis, {
  powerSaid: (/** @type {unknown} */ what) => record({ op: 'said', what }),
});

/** @param {unknown} place */
const isOurs = (place) => path.resolve(String(place)).startsWith(root);
/** @param {unknown} place */
const nodeOf = (place) => real.lstatSync(String(place)).ino;
/** @param {unknown} place */
const isThere = (place) => real.lstatSync(String(place), { throwIfNoEntry: false }) !== undefined;
/** @param {unknown} place */
const inFolder = (place) => ({
  folder: nodeOf(path.dirname(path.resolve(String(place)))),
  name: path.basename(String(place)),
});

/** @param {unknown} place */
function named(place, isNew = true) {
  const status = real.lstatSync(String(place));
  const node = status.ino;
  record({ op: 'name', ...inFolder(place), node, isNew, isFolder: status.isDirectory() });
}

/** A folder or a file that came to be at once, with all that is in it. @param {string} place */
function appeared(place) {
  named(place);
  if (real.lstatSync(place).isDirectory())
    for (const name of real.readdirSync(place)) appeared(path.join(place, name));
  else record({ op: 'write', node: nodeOf(place), at: 0 }, real.readFileSync(place));
}

/** @param {string} place @returns {string[]} it and what is in it, what is inside first */
function allIn(place) {
  if (!isThere(place)) return [];
  const inside = real.lstatSync(place).isDirectory() ? real.readdirSync(place) : [];
  return [...inside.flatMap((name) => allIn(path.join(place, name))), place];
}

/** @param {any} call what opens a file; its name and its size are recorded */
function opening(call) {
  return (/** @type {any} */ place, /** @type {any[]} */ ...rest) => {
    if (!isOurs(place)) return call(place, ...rest);
    const before = isThere(place);
    const result = call(place, ...rest);
    const done = (/** @type {any} */ opened) => {
      if (!before) named(place);
      else if (real.lstatSync(place).isFile() && /^w/.test(String(rest[0] ?? 'r')))
        record({ op: 'size', node: nodeOf(place), to: 0 });
      places.set(Number(opened?.fd ?? opened), path.resolve(String(place)));
      return opened;
    };
    return result instanceof Promise ? result.then(done) : done(result);
  };
}

/** @param {any} fd */
const isOurFile = (fd) => places.has(fd);
/** @param {any} fd */
const nodeIn = (fd) => real.fstatSync(fd).ino;

/** @param {any} fd @param {() => any} write what is written at the end, or anew: all that is there now is recorded */
function whole(fd, write) {
  const result = write();
  const done = (/** @type {any} */ value) => {
    const size = real.fstatSync(fd).size;
    const bytes = Buffer.alloc(size);
    const reader = real.openSync(`/proc/self/fd/${fd}`, 'r');
    real.readSync(reader, bytes, 0, size, 0);
    real.closeSync(reader);
    record({ op: 'write', node: nodeIn(fd), at: 0 }, bytes);
    return value;
  };
  return result instanceof Promise ? result.then(done) : done(result);
}

/** @param {any} fd @param {() => any} sync */
function syncing(fd, sync) {
  if (!isOurFile(fd)) return sync();
  const node = nodeIn(fd);
  const result = sync();
  const done = () => record({ op: 'sync', node });
  return result instanceof Promise ? result.then(done) : done();
}

/** @type {Record<string, any>} */
const instead = {
  openSync: opening(real.openSync),
  open: (/** @type {any[]} */ ...args) => later(args, (rest) => instead.openSync(...rest)),
  closeSync: (/** @type {any} */ fd) => {
    places.delete(fd);
    real.closeSync(fd);
  },
  close: (/** @type {any} */ fd, /** @type {any} */ done) => {
    places.delete(fd);
    real.close(fd, done);
  },
  writeSync: (/** @type {any} */ fd, /** @type {any} */ data, /** @type {any[]} */ ...rest) => {
    if (!isOurFile(fd)) return real.writeSync(fd, data, ...rest);
    const [offset, length, at] = rest;
    if (typeof at !== 'number') return whole(fd, () => real.writeSync(fd, data, ...rest));
    const size = real.writeSync(fd, data, offset, length, at);
    record(
      { op: 'write', node: nodeIn(fd), at },
      new Uint8Array(data.buffer, data.byteOffset + offset, size),
    );
    return size;
  },
  write: (/** @type {any[]} */ ...args) => later(args, (rest) => instead.writeSync(...rest)),
  writev: (/** @type {any[]} */ ...args) =>
    later(args, ([fd, parts]) => whole(fd, () => real.writevSync(fd, parts))),
  fsyncSync: (/** @type {any} */ fd) => syncing(fd, () => real.fsyncSync(fd)),
  fdatasyncSync: (/** @type {any} */ fd) => syncing(fd, () => real.fdatasyncSync(fd)),
  fsync: (/** @type {any[]} */ ...args) => later(args, (rest) => instead.fsyncSync(...rest)),
  ftruncateSync: (/** @type {any} */ fd, /** @type {number} */ to = 0) => {
    real.ftruncateSync(fd, to);
    if (isOurFile(fd)) record({ op: 'size', node: nodeIn(fd), to });
  },
  truncateSync: (/** @type {any} */ place, /** @type {number} */ to = 0) => {
    real.truncateSync(place, to);
    if (isOurs(place)) record({ op: 'size', node: nodeOf(place), to });
  },
  writeFileSync: (
    /** @type {any} */ place,
    /** @type {any} */ data,
    /** @type {any} */ options,
  ) => {
    if (typeof place === 'number')
      return whole(place, () => real.writeFileSync(place, data, options));
    writing(place, options?.flag ?? 'w', options, (fd) => real.writeFileSync(fd, data, options));
  },
  appendFileSync: (/** @type {any} */ place, /** @type {any} */ data, /** @type {any} */ options) =>
    writing(place, 'a', options, (fd) => real.appendFileSync(fd, data, options)),
  mkdirSync: (/** @type {any} */ place, /** @type {any} */ options) =>
    making(place, () => real.mkdirSync(place, options)),
  mkdtempSync: (/** @type {any} */ prefix) => {
    const made = real.mkdtempSync(prefix);
    if (isOurs(made)) named(made);
    return made;
  },
  linkSync: (/** @type {any} */ from, /** @type {any} */ to) => {
    real.linkSync(from, to);
    if (isOurs(to)) named(to, false);
  },
  renameSync: (/** @type {any} */ from, /** @type {any} */ to) => {
    if (!isOurs(to)) return real.renameSync(from, to);
    const was = inFolder(from);
    real.renameSync(from, to);
    record({ op: 'rename', was, is: inFolder(to), node: nodeOf(to) });
  },
  unlinkSync: (/** @type {any} */ place) => removing(place, () => real.unlinkSync(place)),
  rmdirSync: (/** @type {any} */ place) => removing(place, () => real.rmdirSync(place)),
  rmSync: (/** @type {any} */ place, /** @type {any} */ options) =>
    removing(place, () => real.rmSync(place, options)),
  cpSync: (/** @type {any} */ from, /** @type {any} */ to, /** @type {any} */ options) => {
    making(path.dirname(to), () => real.mkdirSync(path.dirname(to), { recursive: true }));
    real.cpSync(from, to, options);
    if (isOurs(to)) appeared(to);
  },
};

/** @param {any[]} args @param {(rest: any[]) => unknown} call */
function later(args, call) {
  const done = args.pop();
  try {
    const value = call(args);
    setImmediate(done, null, value);
  } catch (error) {
    setImmediate(done, error);
  }
}

/** @param {any} place @param {string} flag @param {any} options @param {(fd: number) => void} write */
function writing(place, flag, options, write) {
  if (!isOurs(place))
    return withFile(real.openSync(place, flag, options?.mode), real.closeSync, write);
  withFile(instead.openSync(place, flag, options?.mode), instead.closeSync, (fd) => {
    whole(fd, () => write(fd));
    if (options?.flush) instead.fsyncSync(fd);
  });
}

/** @param {number} fd @param {(fd: number) => void} close @param {(fd: number) => void} use */
function withFile(fd, close, use) {
  try {
    use(fd);
  } finally {
    close(fd);
  }
}

/** @param {any} place @param {() => any} make */
function making(place, make) {
  /** @type {string[]} */
  const missing = [];
  for (let at = path.resolve(String(place)); isOurs(at) && !isThere(at); at = path.dirname(at))
    missing.unshift(at);
  const result = make();
  const done = (/** @type {any} */ value) => {
    for (const folder of missing) named(folder);
    return value;
  };
  return result instanceof Promise ? result.then(done) : done(result);
}

/** @param {any} place @param {() => any} remove */
function removing(place, remove) {
  const gone = isOurs(place) ? allIn(String(place)).map(inFolder) : [];
  const result = remove();
  const done = () => {
    for (const entry of gone) record({ op: 'unname', ...entry });
  };
  return result instanceof Promise ? result.then(done) : done();
}

/** The calls that return a promise do the same at once. @type {Record<string, any>} */
const promised = Object.fromEntries(
  [
    'mkdir',
    'mkdtemp',
    'link',
    'rename',
    'unlink',
    'rm',
    'rmdir',
    'writeFile',
    'appendFile',
    'truncate',
  ].map((name) => [
    name,
    async (/** @type {any[]} */ ...args) => instead[`${name}Sync`]?.(...args),
  ]),
);
const openHandle = opening(handles.open);
promised.truncate = async (/** @type {any} */ place, /** @type {number} */ to) =>
  instead.truncateSync(place, to);
promised.open = async (/** @type {any} */ place, /** @type {any[]} */ ...args) => {
  const handle = await openHandle(place, ...args);
  const { fd } = handle;
  if (!isOurFile(fd)) return handle;
  const write = handle.writeFile.bind(handle);
  const sync = handle.sync.bind(handle);
  const close = handle.close.bind(handle);
  return Object.assign(handle, {
    writeFile: (/** @type {any[]} */ ...rest) => whole(fd, () => write(...rest)),
    sync: () => syncing(fd, sync),
    datasync: () => syncing(fd, sync),
    close: () => {
      places.delete(fd);
      return close();
    },
  });
};

Object.assign(fs, instead);
Object.assign(fs.promises, promised);
syncBuiltinESMExports();
