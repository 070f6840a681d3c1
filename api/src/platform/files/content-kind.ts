import { createReadStream } from 'node:fs';
import path from 'node:path';
import { beginningOf } from '../beginning-of';
import { streamSafe } from '../stream-safe';
import { readEnds } from './read-ends';

type ContentKind = { kind: string; content_type: string };

/** How files begin, in latin1. */
const SIGNATURES: [(head: string) => boolean, ContentKind][] = [
  // Some programs write a few bytes before the header of a PDF.
  [(head) => head.includes('%PDF-'), { kind: 'pdf', content_type: 'application/pdf' }],
  [begins('\xFF\xD8\xFF'), { kind: 'jpg', content_type: 'image/jpeg' }],
  [begins('\x89PNG\r\n\x1A\n'), { kind: 'png', content_type: 'image/png' }],
  [begins('GIF87a', 'GIF89a'), { kind: 'gif', content_type: 'image/gif' }],
  [(head) => /^RIFF.{4}WEBP/s.test(head), { kind: 'webp', content_type: 'image/webp' }],
  [begins('II*\0', 'MM\0*'), { kind: 'tif', content_type: 'image/tiff' }],
  // The four bytes after its size are 0.
  [(head) => /^BM.{4}\0{4}/s.test(head), { kind: 'bmp', content_type: 'image/bmp' }],
  [isBrand('heic', 'heix', 'heim', 'heis', 'mif1'), { kind: 'heic', content_type: 'image/heic' }],
  [isBrand('avif', 'avis'), { kind: 'avif', content_type: 'image/avif' }],
];
const isZip = begins('PK\x03\x04');
/** Office files are zips; what is in one says which. */
const ZIPPED: { part: string; type: ContentKind }[] = [
  {
    part: 'xl/workbook.',
    type: {
      kind: 'xlsx',
      content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
  },
  {
    part: 'word/document.',
    type: {
      kind: 'docx',
      content_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    },
  },
];
/** Text of two bytes a character says so in front. */
const isWide = begins('\xFF\xFE', '\xFE\xFF');
const isWideXml = begins('\xFF\xFE<\0', '\xFE\xFF\0<');
/** Office files of before 2007 all begin alike; the name says which. */
const isOle = begins('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1');
const OLD_OFFICE: ContentKind[] = [
  { kind: 'doc', content_type: 'application/msword' },
  { kind: 'xls', content_type: 'application/vnd.ms-excel' },
];
const CSV: ContentKind = { kind: 'csv', content_type: 'text/csv' };
const TXT: ContentKind = { kind: 'txt', content_type: 'text/plain' };
const XML: ContentKind = { kind: 'xml', content_type: 'application/xml' };

const HEAD_BYTES = 1024;
/** Where a zip lists its files: at the end. */
const TAIL_BYTES = 65_536;

/** What a file is by its bytes; `null` when they are nothing we know. Only text and old Office files are told by their name. */
export async function contentKind(file: string, name: string): Promise<ContentKind | null> {
  const { head, tail } = await readEnds(file, { head: HEAD_BYTES, tail: TAIL_BYTES });
  const extension = path.extname(name).slice(1).toLowerCase();
  if (isZip(head)) return inZip(tail, extension);
  if (isOle(head)) return OLD_OFFICE.find(({ kind }) => kind === extension) ?? null;

  const known = SIGNATURES.find(([fits]) => fits(head));
  if (known) return known[1];
  if (extension === 'csv') return isWide(head) || !head.includes('\0') ? CSV : null;
  if (extension === 'xml' && isWideXml(head)) return XML;
  return (extension === 'txt' || extension === 'xml') && (await isText(file))
    ? textKind(extension, head)
    : null;
}

/** A document may hold a sheet and the other way round: the name decides then. */
function inZip(tail: string, extension: string): ContentKind | null {
  const held = ZIPPED.filter(({ part }) => tail.includes(part));
  return (held.find(({ type }) => type.kind === extension) ?? held[0])?.type ?? null;
}

function textKind(extension: 'txt' | 'xml', head: string): ContentKind | null {
  if (extension === 'txt') return TXT;
  return /^(\xEF\xBB\xBF)?\s*</.test(head) ? XML : null;
}

/** Tab, line feed, form feed and carriage return: the only control characters that a text has. */
const IN_TEXT = [0x09, 0x0a, 0x0c, 0x0d];

const isControl = (byte: number) => (byte < 0x20 && !IN_TEXT.includes(byte)) || byte === 0x7f;

/** Whether a file is text in UTF-8 or one of the Latin alphabets. */
async function isText(file: string): Promise<boolean> {
  for await (const part of createReadStream(file))
    if ((part as Buffer).some(isControl)) return false;
  return true;
}

/** What a picture of the ISO base media format is begins after its size: `ftyp` and its brand. */
function isBrand(...brands: string[]) {
  return (head: string) => head.slice(4, 8) === 'ftyp' && brands.includes(head.slice(8, 12));
}

function begins(...starts: string[]) {
  return (head: string) => starts.some((start) => head.startsWith(start));
}

/** Other ways to write a kind. */
const ALSO: Readonly<Record<string, string>> = { jpeg: 'jpg', tiff: 'tif', heif: 'heic' };

/** Whether a name ends as files of these kinds do. */
export function hasExtension(name: string, kinds: readonly string[]): boolean {
  const extension = path.extname(name).slice(1).toLowerCase();
  return kinds.includes(ALSO[extension] ?? extension);
}

/** The name a file came with, fit to be shown and saved: no folders, no control or direction marks. */
export function safeName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  // First: what stood between a letter and its marks would keep them from being put together.
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Surrogate}<>:"|?*]/gu, '');
  const clean = streamSafe(plain).normalize('NFC').trim();
  if (/^\.*$/.test(clean)) return 'bestand';
  const extension = path.extname(clean);
  const base = clean.slice(0, clean.length - extension.length);
  return beginningOf(base, 180) + beginningOf(extension, 20);
}
