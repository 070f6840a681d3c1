import fs from 'node:fs';
import path from 'node:path';
import { apply, type Change, emptyTables, type TableName, type Tables } from './tables';

const FILE = 'books.ndjson';

/**
 * What happened, a line for each commit, on disk before it is answered. A line that was cut off by a sudden end was
 * not answered yet, so it is left out.
 */
export function openLog(folder: string, seed: () => Change[]) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, FILE);
  const tables = fs.existsSync(file) ? read(file) : tablesOf(seed());
  writeWhole(file, tables);
  let descriptor = fs.openSync(file, 'a', 0o600);

  return {
    tables,
    commit(changes: Change[]) {
      if (changes.length === 0) return;
      write(descriptor, lineOf(changes));
      for (const change of changes) apply(tables, change);
    },
    reset() {
      const fresh = tablesOf(seed());
      fs.closeSync(descriptor);
      writeWhole(file, fresh);
      descriptor = fs.openSync(file, 'a', 0o600);
      Object.assign(tables, fresh);
    },
    close: () => fs.closeSync(descriptor),
  };
}

/** Leaves nothing of a line behind that does not get to the disk, or the next one would end in the middle of it. */
function write(descriptor: number, line: string) {
  const end = fs.fstatSync(descriptor).size;
  try {
    fs.appendFileSync(descriptor, line);
    fs.fsyncSync(descriptor);
  } catch (error) {
    fs.ftruncateSync(descriptor, end);
    throw error;
  }
}

const lineOf = (changes: Change[]): string => `${JSON.stringify(changes)}\n`;

function tablesOf(changes: Change[]): Tables {
  const tables = emptyTables();
  for (const change of changes) apply(tables, change);
  return tables;
}

function read(file: string): Tables {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  // What follows the last line end was cut off.
  return tablesOf(lines.slice(0, -1).flatMap((line) => JSON.parse(line) as Change[]));
}

/** Writes the present state in place of its history: aside first, so that one of the two is always whole. */
function writeWhole(file: string, tables: Tables) {
  const aside = `${file}.new`;
  const changes = (Object.keys(tables) as TableName[]).flatMap((table) =>
    [...tables[table].values()].map((row) => ({ table, row }) as Change),
  );
  const descriptor = fs.openSync(aside, 'w', 0o600);
  fs.appendFileSync(descriptor, lineOf(changes));
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
  fs.renameSync(aside, file);
  const folder = fs.openSync(path.dirname(file), 'r');
  fs.fsyncSync(folder);
  fs.closeSync(folder);
}
