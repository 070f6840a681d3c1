import { open } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '../app';
import { snapshot } from '../database/transaction';
import { uniquePaths } from '../files/unique-paths';
import { BYTE_ORDER_MARK, type Cell, csvRow, textCell } from '../spreadsheets/csv';
import type { ExportedFile, ExportPart, Table } from './export-part';
import type { Contents, PlacedFile, WrittenTable } from './exported';

/**
 * Writes the tables of an export to a folder, and lists its files: all of it as it was at one moment. It takes a second
 * or so; the files, which take minutes, are read when this has ended, so that it holds no transaction.
 */
export function writeTables<Of>(
  app: App,
  { of, folder }: { of: Of; folder: string },
  parts: readonly ExportPart<Of>[],
): Promise<Contents> {
  const uniquePath = uniquePaths();
  return snapshot(app.db, async (db) => {
    const tables: WrittenTable[] = [];
    const files: PlacedFile[] = [];
    const write = async <Row, Column extends string>(table: Table<Row, Column>) => {
      const file = path.join(folder, `${tables.length}.csv`);
      tables.push({ path: uniquePath(table.name), file, rows: await writeTable(file, table) });
    };
    const add = ({ folder, name, ...rest }: ExportedFile) => {
      const placed = { ...rest, path: uniquePath(`${folder}/${name}`) };
      files.push(placed);
      return placed.path;
    };
    const at = new Date();
    for (const part of parts) await part({ ...of, app, db, write, add });
    return { tables, files, at };
  });
}

/** @returns how many rows it has, without its head */
async function writeTable<Row, Column extends string>(
  file: string,
  { columns, portions, cells }: Table<Row, Column>,
): Promise<number> {
  const names = Object.keys(columns) as Column[];
  const to = await open(file, 'w');
  try {
    await to.write(BYTE_ORDER_MARK + csvRow(names.map((name) => textCell(columns[name]))));
    let count = 0;
    for await (const rows of portions) {
      if (rows.length > 0) await to.write(rows.map((row) => lineOf(names, cells(row))).join(''));
      count += rows.length;
    }
    return count;
  } finally {
    await to.close();
  }
}

const lineOf = <Column extends string>(names: readonly Column[], cells: { [C in Column]: Cell }) =>
  csvRow(names.map((name) => cells[name]));
