import fs from 'node:fs';
import path from 'node:path';

type Entry = { folder: number; name: string };
type Line =
  | { op: 'said'; what: unknown }
  | ({ op: 'name'; node: number; isNew: boolean; isFolder: boolean } & Entry)
  | { op: 'rename'; node: number; was: Entry; is: Entry }
  | ({ op: 'unname' } & Entry)
  | { op: 'write'; node: number; at: number; bytes: Buffer }
  | { op: 'size'; node: number; to: number }
  | { op: 'sync'; node: number };

type Change = { at: number; bytes: Buffer } | { to: number };
type Naming = { name: string; was?: string; node?: Node };

/** A file or a folder: what is on the disk for sure, and what was done since, in order. */
type Node = {
  isFolder: boolean;
  bytes: Buffer;
  size: number;
  changes: Change[];
  names: Map<string, Node>;
  namings: Naming[];
};

/** What the disk did of what it was not made to do: nothing, or by chance. From 0 to 1. */
export type Chance = () => number;

/** What a disk writes whole. */
const SECTORS = [512, 4096];

/** What `record-writes.mjs` wrote. */
export function readJournal(file: string): Line[] {
  const all = fs.readFileSync(file);
  const lines: Line[] = [];
  for (let at = 0; at < all.length; ) {
    const end = at + 4 + all.readUInt32LE(at);
    const { size, isZero, ...line } = JSON.parse(all.toString('utf8', at + 4, end));
    const stored = size && !isZero ? size : 0;
    if (size !== undefined)
      line.bytes = isZero ? Buffer.alloc(size) : all.subarray(end, end + stored);
    lines.push(line);
    at = end + stored;
  }
  return lines;
}

/** A disk that follows a journal line by line, so that the power can be cut after each. */
export function newDisk(root: number) {
  const top = newNode(true);
  const nodes = new Map([[root, top]]);
  const at = (number: number) => {
    const node = nodes.get(number);
    if (!node) throw new Error(`nobody made inode ${number}`);
    return node;
  };
  const rename = (node: Node, was: Entry, is: Entry) => {
    if (was.folder === is.folder)
      return at(is.folder).namings.push({ name: is.name, was: was.name, node });
    at(is.folder).namings.push({ name: is.name, node });
    at(was.folder).namings.push({ name: was.name });
  };

  return {
    follow: (line: Line) => {
      if (line.op === 'name') {
        if (line.isNew) nodes.set(line.node, newNode(line.isFolder));
        at(line.folder).namings.push({ name: line.name, node: at(line.node) });
      } else if (line.op === 'unname') at(line.folder).namings.push({ name: line.name });
      else if (line.op === 'rename') rename(at(line.node), line.was, line.is);
      else if (line.op === 'write') at(line.node).changes.push(line);
      else if (line.op === 'size') at(line.node).changes.push(line);
      else if (line.op === 'sync') settle(at(line.node));
    },
    /** Makes a folder of what is on the disk for sure, and of what happens to be there too. */
    cut: (dir: string, chance?: Chance) => writeFolder(top, dir, chance),
  };
}

const newNode = (isFolder: boolean): Node => ({
  isFolder,
  bytes: Buffer.alloc(0),
  size: 0,
  changes: [],
  names: new Map(),
  namings: [],
});

function settle(node: Node) {
  Object.assign(
    node,
    contentAfter(node, () => true),
  );
  node.names = namesAfter(node, () => true);
  node.changes = [];
  node.namings = [];
}

/** @param isDone whether the change with this number reached the sector that begins here; without a sector: the size */
function contentAfter(
  { bytes, size, changes }: Node,
  isDone: (change: number, sector?: number) => boolean,
  sector?: number,
) {
  const isMine = sector !== undefined;
  const all = Math.max(
    size,
    ...changes.map((one) => ('to' in one ? one.to : one.at + one.bytes.length)),
  );
  const after = isMine || all > bytes.length ? Buffer.alloc(isMine ? all : all * 2) : bytes;
  if (after !== bytes) bytes.copy(after, 0, 0, size);
  let length = size;
  changes.forEach((change, nth) => {
    const end = 'to' in change ? change.to : change.at + change.bytes.length;
    if (isDone(nth)) length = 'to' in change ? end : Math.max(length, end);
    if ('to' in change) {
      if (isDone(nth)) after.fill(0, end);
    } else if (isMine) copySectors(after, change, { sector, isDone: (at) => isDone(nth, at) });
    else change.bytes.copy(after, change.at);
  });
  return { bytes: after, size: length };
}

/** What of a write reached the disk, one sector after the other. */
function copySectors(
  after: Buffer,
  { at, bytes }: { at: number; bytes: Buffer },
  { sector, isDone }: { sector: number; isDone: (sector: number) => boolean },
) {
  const end = at + bytes.length;
  for (let from = at; from < end; ) {
    const next = Math.min(end, (Math.floor(from / sector) + 1) * sector);
    if (isDone(Math.floor(from / sector))) bytes.copy(after, from, from - at, next - at);
    from = next;
  }
}

function namesAfter({ names, namings }: Node, isDone: (naming: number) => boolean) {
  const after = new Map(names);
  namings.forEach(({ name, was, node }, nth) => {
    if (!isDone(nth)) return;
    if (was !== undefined) after.delete(was);
    if (node) after.set(name, node);
    else after.delete(name);
  });
  return after;
}

/** How many of so many, in order, were done: none, all, or some. */
const someOf = (count: number, chance: Chance) =>
  Math.floor(([0, 1][Math.floor(chance() * 3)] ?? chance()) * (count + 0.999));

function happened(node: Node, chance: Chance) {
  const { changes } = node;
  const sector = SECTORS[Math.floor(chance() * SECTORS.length)] as number;
  const reached = new Map<number | undefined, number>();
  // A sector is written as it was at some moment: with all before it, and nothing after.
  const isDone = (nth: number, at?: number) => {
    if (!reached.has(at)) reached.set(at, someOf(changes.length, chance));
    return nth < (reached.get(at) as number);
  };
  return changes.length === 0 ? node : contentAfter(node, isDone, sector);
}

function happenedNames(node: Node, chance: Chance) {
  const inOrder = someOf(node.namings.length, chance);
  const isAny = chance() < 0.5;
  return namesAfter(node, (nth) => (isAny ? chance() < 0.5 : nth < inOrder));
}

function writeFolder(node: Node, dir: string, chance?: Chance) {
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  const names = chance ? happenedNames(node, chance) : node.names;
  for (const [name, one] of names) {
    const place = path.join(dir, name);
    if (one.isFolder) writeFolder(one, place, chance);
    else writeFile(chance ? happened(one, chance) : one, place);
  }
}

/** With holes for what is zero: a log of a database is that mostly. */
function writeFile({ bytes, size }: Pick<Node, 'bytes' | 'size'>, place: string) {
  const CHUNK = 65_536;
  const zero = Buffer.alloc(CHUNK);
  const file = fs.openSync(place, 'w', 0o600);
  fs.ftruncateSync(file, size);
  for (let at = 0; at < size; at += CHUNK) {
    const part = bytes.subarray(at, Math.min(at + CHUNK, size));
    if (!part.equals(zero.subarray(0, part.length))) fs.writeSync(file, part, 0, part.length, at);
  }
  fs.closeSync(file);
}
