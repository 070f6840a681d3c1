import fs from 'node:fs/promises';
import path from 'node:path';

export type ContentKind = { kind: string; content_type: string };

/** How files begin, in latin1. */
const SIGNATURES: [(head: string) => boolean, ContentKind][] = [
  // Some programs write a few bytes before the header of a PDF.
  [(head) => head.includes('%PDF-'), { kind: 'pdf', content_type: 'application/pdf' }],
  [begins('\xFF\xD8\xFF'), { kind: 'jpg', content_type: 'image/jpeg' }],
  [begins('\x89PNG\r\n\x1A\n'), { kind: 'png', content_type: 'image/png' }],
  [begins('GIF87a', 'GIF89a'), { kind: 'gif', content_type: 'image/gif' }],
  [(head) => /^RIFF.{4}WEBP/s.test(head), { kind: 'webp', content_type: 'image/webp' }],
];
const isZip = begins('PK\x03\x04');
const XLSX: ContentKind = {
  kind: 'xlsx',
  content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const CSV: ContentKind = { kind: 'csv', content_type: 'text/csv' };

const HEAD_BYTES = 1024;
/** Where a zip lists its files: at the end. */
const TAIL_BYTES = 65_536;

/** What a file is by its bytes; `null` when they are nothing we know. Only a csv is told by its name. */
export async function contentKind(file: string, name: string): Promise<ContentKind | null> {
  const { head, tail } = await readEnds(file);
  if (isZip(head)) return tail.includes('xl/workbook.') ? XLSX : null;

  const known = SIGNATURES.find(([fits]) => fits(head));
  if (known) return known[1];
  return path.extname(name).toLowerCase() === '.csv' && !head.includes('\0') ? CSV : null;
}

function begins(...starts: string[]) {
  return (head: string) => starts.some((start) => head.startsWith(start));
}

/** Whether a name ends as files of these kinds do; `jpeg` is a way to write `jpg`. */
export function hasExtension(name: string, kinds: readonly string[]): boolean {
  const extension = path.extname(name).slice(1).toLowerCase();
  return kinds.includes(extension === 'jpeg' ? 'jpg' : extension);
}

/** The name a file came with, fit to be shown and saved: no folders, no control or direction marks. */
export function safeName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Surrogate}<>:"|?*]/gu, '').trim();
  if (/^\.*$/.test(clean)) return 'bestand';
  const extension = path.extname(clean);
  const base = clean.slice(0, clean.length - extension.length);
  return base.slice(0, 180) + extension.slice(0, 20);
}

async function readEnds(file: string): Promise<{ head: string; tail: string }> {
  const handle = await fs.open(file, 'r');
  try {
    const { size } = await handle.stat();
    const read = async (at: number, length: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
      return buffer.toString('latin1', 0, bytesRead);
    };
    return {
      head: await read(0, HEAD_BYTES),
      tail: await read(Math.max(0, size - TAIL_BYTES), TAIL_BYTES),
    };
  } finally {
    await handle.close();
  }
}
