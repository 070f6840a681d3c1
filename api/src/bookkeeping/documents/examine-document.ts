import { invalid } from '../../platform/errors';
import type { Incoming } from '../../platform/files/files';
import { readEnds } from '../../platform/files/read-ends';
import type { Call, Preparation } from '../../platform/http/call';
import { type EInvoiceProblem, eInvoiceIn } from '../e-invoice/e-invoice-in';
import { countPages } from '../pages/count-pages';
import { documentOfPictures } from './document-of-pictures';
import { pictureRefusal } from './picture-refusal';
import { TEXTS } from './texts';

/** What the column holds; a longer document does not exist in 10 MB of honest pages. */
const MAX_PAGES = 32_767;
const ONE_PAGE = { amount_pages: 1, file_locked: false };

/** What a document says of itself. Pages that nobody can count, as those behind a password, are 0. */
type Counted = { amount_pages: number; file_locked: boolean };

/** What is made goes in a new folder. */
type Preparing = Pick<Preparation<Call>, 'newFolder' | 'signal'>;

/** A document that may be kept. */
export type Examined = Counted & { file: Incoming };

/**
 * Looks into a document before it is kept: it is what it says it is, and nothing else as well.
 *
 * A PDF that needs a password is kept as one that does, and a broken one as one of which nobody knows the pages: the
 * original is what counts for the books. Only what is no document, and what is made to explode, is refused. Several
 * pictures are one document.
 *
 * @throws HttpError 422 at `file`, 503 when too much waits
 */
export async function examineDocument(
  files: readonly Incoming[],
  { newFolder, signal }: Preparing,
): Promise<Examined> {
  const [file, ...others] = files;
  if (!file) throw invalid({ file: TEXTS.unsupported });
  if (others.length > 0)
    return { ...(await documentOfPictures(files, await newFolder(), signal)), file_locked: false };
  return { file, ...(await count(file, signal)) };
}

async function count(file: Incoming, signal: AbortSignal): Promise<Counted> {
  if (file.kind === 'pdf') return examinePdf(file.path, signal);
  if (file.kind === 'xml') return examineXml(file, signal);

  const refusal = await pictureRefusal(file.path);
  if (refusal) throw invalid({ file: refusal });
  return ONE_PAGE;
}

async function examinePdf(file: string, signal: AbortSignal): Promise<Counted> {
  // Not all of it: fifty that come at once would fill the memory.
  const ends = await readEnds(file, { head: HEAD_BYTES, tail: ZIP_END_WITHIN });
  if (isSomethingElseToo(ends)) throw invalid({ file: TEXTS.unsupported });

  const pages = await countPages(file, signal);
  if (pages === 'bomb') throw invalid({ file: TEXTS.bomb });
  if (pages === 'locked') return { amount_pages: 0, file_locked: true };
  return { amount_pages: Math.min(pages ?? 0, MAX_PAGES), file_locked: false };
}

const XML_PROBLEMS: Record<EInvoiceProblem, string> = {
  declares: TEXTS.xmlDeclares,
  broken: TEXTS.damaged,
  'no invoice': TEXTS.noEInvoice,
};

/** Of XML only an invoice is taken: nothing else can be read by people. */
async function examineXml(file: Incoming, signal: AbortSignal): Promise<Counted> {
  const told = await eInvoiceIn(file, 'documents', signal);
  if ('problem' in told) throw invalid({ file: XML_PROBLEMS[told.problem] });
  return ONE_PAGE;
}

const HEAD_BYTES = 1024;
const ZIP_END = 'PK\u0005\u0006';
const ZIP_END_WITHIN = 22 + 0xffff;

/** A page or a zip around a PDF: another program would read it as that. */
function isSomethingElseToo({ head, tail }: { head: string; tail: string }): boolean {
  const before = head.slice(0, head.indexOf('%PDF-')).trimStart();
  if (/^(<|PK|MZ|GIF8|#!|\x7fELF)/.test(before)) return true;

  const end = tail.lastIndexOf('%%EOF');
  return end !== -1 && tail.indexOf(ZIP_END, end) !== -1;
}
