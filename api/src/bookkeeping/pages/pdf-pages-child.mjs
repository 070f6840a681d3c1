// @ts-check
// Plain JavaScript on purpose: it is started as a file, the same under tsx, jest and from the bundle.
import fs from 'node:fs';
import { createInflate } from 'node:zlib';
import { answerEach } from '../../platform/child-process/answer-each.mjs';
import { openPdf } from './open-pdf.mjs';

const MEGABYTE = 1024 * 1024;
/** What tells where objects are: the reader unpacks these, and holds them in memory. */
const MAX_STRUCTURE = 64 * MEGABYTE;
/** A page in colour at 600 dots per inch is 104 MB; it is only unpacked to show it. */
const MAX_STREAM = 256 * MEGABYTE;
const MAX_ALL = 1024 * MEGABYTE;
/** A dictionary stands before its stream; a longer one is not looked through. */
const MAX_DICTIONARY = 4096;

/**
 * How many pages a PDF has: `{pages}`, `{pages: 'locked'}` when it needs a password, `{pages: null}` when it is broken,
 * or `{bomb: true}` when it unpacks to more than anything honest.
 */
answerEach(async (file) => {
  const bytes = fs.readFileSync(file);
  const bomb = await explodes(bytes);
  return bomb ? { bomb } : { pages: await countPages(bytes) };
});

/** @param {Uint8Array} pdf */
async function countPages(pdf) {
  try {
    const document = await openPdf(pdf);
    return document === 'locked' ? document : document.getPageCount();
  } catch {
    return null;
  }
}

/** Unpacks every stream once without keeping it, up to the limits. @param {Buffer} pdf */
async function explodes(pdf) {
  let all = 0;
  for (const { dictionary, start, end } of streams(pdf)) {
    const filters = dictionary.match(/\/(FlateDecode|Fl)\b/g)?.length ?? 0;
    if (filters === 0) continue;
    // Packed again and again: each layer multiplies by a thousand, and no program writes this.
    if (filters > 1) return true;
    const limit = /\/Type\s*\/(ObjStm|XRef)\b/.test(dictionary) ? MAX_STRUCTURE : MAX_STREAM;
    const size = await unpackedSize(pdf.subarray(start, end), limit);
    all += size;
    if (size > limit || all > MAX_ALL) return true;
  }
  return false;
}

/** @param {Buffer} pdf */
function* streams(pdf) {
  let at = pdf.indexOf('stream');
  while (at !== -1) {
    const start = at + 'stream'.length;
    const found = pdf.indexOf('endstream', start);
    const end = found === -1 ? pdf.length : found;
    const before = pdf.toString('latin1', Math.max(0, at - MAX_DICTIONARY), at);
    const dictionary = before.slice(Math.max(0, before.lastIndexOf(' obj')));
    yield { dictionary, start: skipLineEnd(pdf, start), end };
    at = pdf.indexOf('stream', end + 'endstream'.length);
  }
}

/** @param {Buffer} pdf @param {number} at */
function skipLineEnd(pdf, at) {
  if (pdf[at] === 0x0d && pdf[at + 1] === 0x0a) return at + 2;
  return pdf[at] === 0x0a || pdf[at] === 0x0d ? at + 1 : at;
}

/** How much comes out, counted until it is more than `limit`. @param {Buffer} packed @param {number} limit */
function unpackedSize(packed, limit) {
  return new Promise((resolve) => {
    let size = 0;
    const inflate = createInflate({ chunkSize: MEGABYTE });
    const done = () => {
      resolve(size);
      inflate.destroy();
    };
    inflate.on('data', (chunk) => {
      size += chunk.length;
      if (size > limit) done();
    });
    // What is broken or ends early has given what it has.
    inflate.once('end', done).once('error', done).once('close', done);
    inflate.end(packed);
  });
}
