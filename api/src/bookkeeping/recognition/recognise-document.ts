import type {
  ReadingProblem,
  Recognised,
  RecognisedValue,
} from '@boekwerk/shared/contract/bookkeeping/recognised';
import { today } from '@boekwerk/shared/domain/dates/dates';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import type { App } from '../../platform/app';
import { filesIn } from '../../platform/files/files';
import { eInvoiceOf } from '../e-invoice/e-invoice-of';
import { findOwn } from './find-own';
import { readPhoto, readScans } from './read-pictures';
import { type Reading, readTextLayer } from './read-text-layer';
import { recogniseInvoice } from './recognise-invoice';
import { type Page, placeOn } from './rules/paper';
import { type Marks, recognisePaper } from './rules/recognise-paper';
import { wantsPicture } from './rules/wants-picture';

export type Document = {
  relation_id: number;
  file_id: string;
  content_type: string;
  file_locked: boolean;
  tag: Tag | null;
};

/** What was read on a document, and whom it may be from; or why nothing was. */
export type Outcome = Found | { problem: ReadingProblem };
type Found = { values: RecognisedValue[]; words: Recognised['words']; marks: Marks };

/**
 * Reads what a document says by itself: the e-invoice that it is or holds, else its text layer.
 *
 * @returns `picture` when it has to be read as one
 */
export async function recogniseDocument(
  app: App,
  document: Document,
): Promise<Outcome | 'picture'> {
  if (document.file_locked) return { problem: 'locked' };
  const { files } = filesIn(app.store, app.db);
  const invoice = await eInvoiceOf(files, document, 'recognition');
  if (invoice) return { ...recogniseInvoice(invoice, document.tag), words: [] };
  if (document.content_type === 'application/xml') return { problem: 'nothing' };
  if (document.content_type !== 'application/pdf') return 'picture';
  const reading = await files.local(document.file_id, readTextLayer);
  if ('problem' in reading) return reading;
  const found = await recognised(app, document, reading.pages);
  const values = 'values' in found ? found.values : [];
  return wantsPicture(values, reading.pages) ? 'picture' : found;
}

/** Reads a photo, or the pages of a PDF that are pictures; it takes seconds for each. */
export async function recognisePicture(app: App, document: Document): Promise<Outcome> {
  const { files } = filesIn(app.store, app.db);
  const isPdf = document.content_type === 'application/pdf';
  const reading = await files.local(document.file_id, isPdf ? readPdf : readPhoto);
  return 'problem' in reading ? reading : recognised(app, document, reading.pages);
}

async function readPdf(path: string): Promise<Reading> {
  const layer = await readTextLayer(path);
  if ('problem' in layer) return layer;
  const pictures = layer.pages.filter(({ isPicture }) => isPicture);
  // Letters that say nothing are drawn as others than they are in the file.
  const wanted = pictures.length > 0 ? pictures : layer.pages;
  const read = await readScans(
    path,
    wanted.map(({ number }) => number),
  );
  if ('problem' in read) return read;
  const byNumber = new Map([...layer.pages, ...read.pages].map((page) => [page.number, page]));
  return { pages: [...byNumber.values()] };
}

async function recognised(
  app: App,
  { relation_id }: Document,
  pages: readonly Page[],
): Promise<Outcome> {
  const own = await findOwn(app.db, relation_id);
  const found = recognisePaper(pages, { today: today(), own });
  return found.values.length === 0 ? { problem: 'nothing' } : { ...found, words: figuresOn(pages) };
}

/** More are not clicked. */
const MOST_WORDS = 400;

/** Of pictures the words with a figure in them: those of a PDF are letters in the preview already. */
const figuresOn = (pages: readonly Page[]): Recognised['words'] =>
  pages
    .filter(({ source }) => source === 'ocr')
    .flatMap((page) =>
      page.words
        .filter(({ text }) => /\d/.test(text) && text.length > 1)
        .map((word) => ({ text: word.text, place: placeOn(page, word) })),
    )
    .slice(0, MOST_WORDS);
