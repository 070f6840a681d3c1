import { inflateSync } from 'node:zlib';

/** The PDF as text, in which its structure can be searched; compressed parts stay as they are. */
export const structureOf = (pdf: Buffer) => pdf.toString('latin1');

/** The bytes of a stream, unpacked, of the object that holds `mark`. */
export function streamWith(pdf: Buffer, mark: string): Buffer {
  const text = structureOf(pdf);
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`no ${mark} in this PDF`);
  const start = text.indexOf('stream\n', at) + 'stream\n'.length;
  const head = text.slice(text.lastIndexOf(' obj', at), start);
  const bytes = pdf.subarray(start, start + Number(/\/Length (\d+)/.exec(head)?.[1]));
  return head.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
}
