import type {
  ReadingProblem,
  RecognisedValue,
} from '@boekwerk/shared/contract/bookkeeping/recognised';
import { today } from '@boekwerk/shared/domain/dates/dates';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import type { App } from '../../platform/app';
import { filesIn } from '../../platform/files/files';
import { eInvoiceOf } from '../e-invoice/e-invoice-of';
import { findOwn } from './find-own';
import { readLetters } from './read-letters';
import { recogniseInvoice } from './recognise-invoice';
import type { Page } from './rules/paper';
import { type Marks, recognisePaper } from './rules/recognise-paper';

export type Document = {
  relation_id: number;
  file_id: string;
  content_type: string;
  file_locked: boolean;
  tag: Tag | null;
};

/** What was read on a document, and whom it may be from; or why nothing was. */
export type Outcome = { values: RecognisedValue[]; marks: Marks } | { problem: ReadingProblem };

/** Reads what a document says by itself: the e-invoice that it is or holds, else its letters. */
export async function recogniseDocument(app: App, document: Document): Promise<Outcome> {
  if (document.file_locked) return { problem: 'locked' };
  const { files } = filesIn(app.store, app.db);
  const invoice = await eInvoiceOf(files, document, 'recognition');
  if (invoice) return recogniseInvoice(invoice, document.tag);
  if (document.content_type !== 'application/pdf') return { problem: 'nothing' };
  const reading = await files.local(document.file_id, readLetters);
  return 'problem' in reading ? reading : recognised(app, document, reading.pages);
}

async function recognised(
  app: App,
  { relation_id }: Document,
  pages: readonly Page[],
): Promise<Outcome> {
  const own = await findOwn(app.db, relation_id);
  const found = recognisePaper(pages, { today: today(), own });
  return found.values.length === 0 ? { problem: 'nothing' } : found;
}
