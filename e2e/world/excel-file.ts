import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { theWorld } from './world';

/** The library with which the API itself reads and writes Excel. */
const { utils, write } = createRequire(path.resolve('api/package.json'))('@e965/xlsx');

/** Writes rows of text, the header first, as an Excel file. @returns its path */
export function excelFile(name: string, rows: readonly (readonly string[])[]): string {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Relaties');
  const file = path.join(theWorld().folder, name);
  fs.writeFileSync(file, write(book, { type: 'buffer', bookType: 'xlsx' }));
  return file;
}
