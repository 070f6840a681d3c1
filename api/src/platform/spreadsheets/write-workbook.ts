import { setImmediate } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { cellName } from './cell';
import { contentTypes, STYLES, sheetEnd, sheetStart, workbookParts, xmlText } from './workbook-xml';

/** A sheet to write, header first, in portions; all of its cells are text, also those that look like numbers. */
type TextWorksheet = {
  name: string;
  /** Of the columns, in characters. */
  widths: readonly number[];
  portions: Iterable<readonly string[][]> | AsyncIterable<readonly string[][]>;
};

/** Rows that are written before the event loop gets its turn. */
const AT_A_TIME = 250;

/** An Excel workbook. What is typed into a column later stays text as well, with its leading zero. */
export async function writeWorkbook(
  sheets: readonly TextWorksheet[],
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const names = sheets.map(({ name }) => name);
  const parts = { ...workbookParts(names), 'xl/styles.xml': STYLES };
  for (const [name, xml] of Object.entries({ ...contentTypes(names.length), ...parts }))
    partIn(zip, name).push(strToU8(xml), true);
  for (const [index, sheet] of sheets.entries())
    await writeWorksheet(partIn(zip, `xl/worksheets/sheet${index + 1}.xml`), sheet);
  zip.end();
  return new Uint8Array(Buffer.concat(chunks));
}

function partIn(zip: Zip, name: string): ZipDeflate {
  const part = new ZipDeflate(name);
  zip.add(part);
  return part;
}

async function writeWorksheet(part: ZipDeflate, { widths, portions }: TextWorksheet) {
  part.push(strToU8(sheetStart(widths)));
  let at = 0;
  for await (const rows of portions) {
    for (let from = 0; from < rows.length; from += AT_A_TIME) {
      const some = rows.slice(from, from + AT_A_TIME);
      part.push(strToU8(some.map((cells, index) => rowXml(cells, at + index)).join('')));
      at += some.length;
      await setImmediate();
    }
  }
  part.push(strToU8(sheetEnd(Math.max(1, at), widths.length)), true);
}

const HEADER_STYLE = 2;
const TEXT_STYLE = 1;

function rowXml(cells: readonly string[], row: number): string {
  const style = row === 0 ? HEADER_STYLE : TEXT_STYLE;
  const written = cells.map((text, column) =>
    text === ''
      ? ''
      : `<c r="${cellName(row, column)}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`,
  );
  return `<row r="${row + 1}">${written.join('')}</row>`;
}
