import type { mergeBookingItems } from '@boekwerk/shared/contract/bookkeeping/merge';
import { MAX_MERGED_BYTES, MAX_MERGED_PAGES } from '@boekwerk/shared/contract/bookkeeping/merge';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import { type HttpError, invalid } from '../../platform/errors';
import type { Files } from '../../platform/files/files';
import type { Call, Preparation } from '../../platform/http/call';
import { findDocuments, type SizedDocument } from '../documents/store';
import { copyToFolder } from '../pages/copy-to-folder';
import { pagePicture } from '../pages/page-picture';
import { type MadePdf, mergePages, type PagesProblem } from '../pages/run-pages';
import { problemOf } from './problem-of';
import { TEXTS } from './texts';

type Asked = CheckedInputOf<typeof mergeBookingItems>['body'];

/**
 * Makes the file that documents are merged into, before anything is changed.
 *
 * @returns `null` for documents that may not be merged, which is said once they are locked: by then another call with the
 * same key may have merged them
 * @throws HttpError 422
 */
export async function prepareMerge(
  { db, caller, files, newFolder, signal }: Preparation<Call>,
  { booking_item_ids: ids, is_confirmed }: Asked,
): Promise<MadePdf | null> {
  const items = await findDocuments(db, caller.relation_id, ids);
  const mayMerge = items.every((item) => allowsOnDocument(item, 'merge'));
  if (items.length < ids.length || !mayMerge || problemOf(items)) return null;
  refuseTooMuch(items);

  const folder = await newFolder();
  const result = await mergePages(
    {
      files: await preparedFiles(files, items, folder),
      folder,
      isConfirmed: is_confirmed,
      maxPages: MAX_MERGED_PAGES,
      maxBytes: MAX_MERGED_BYTES,
    },
    signal,
  );
  if ('problem' in result) throw refusal(result, items);
  return result.written[0] ?? null;
}

/** Said before the work, where that can be known. @throws HttpError 422 */
function refuseTooMuch(items: readonly SizedDocument[]): void {
  const locked = items.filter(({ file_locked }) => file_locked);
  if (locked.length > 0) throw wrong(locked.map(({ file_name }) => TEXTS.locked(file_name)));
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
  if (sum(items.map(({ amount_pages }) => amount_pages)) > MAX_MERGED_PAGES)
    throw wrong(TEXTS.tooManyPages(MAX_MERGED_PAGES));
  if (sum(items.map(({ size }) => size)) > MAX_MERGED_BYTES) throw wrong(TEXTS.tooLarge);
}

async function preparedFiles(files: Files, items: readonly SizedDocument[], folder: string) {
  const prepared = [];
  for (const { file_id, file_name } of items) {
    const { path, content_type } = await copyToFolder(files, file_id, folder);
    if (content_type === 'application/pdf') prepared.push({ path, picture: null });
    else if (content_type.startsWith('image/')) prepared.push(await pagePicture(path, folder));
    else throw wrong(TEXTS.withoutPages(file_name));
  }
  return prepared;
}

function refusal({ problem, at = 0 }: PagesProblem, items: readonly SizedDocument[]): HttpError {
  const name = items[at]?.file_name ?? '';
  if (problem === 'e-invoice') return invalid({ is_confirmed: TEXTS.invoiceIsLost(name) });
  const texts = {
    locked: TEXTS.locked(name),
    broken: TEXTS.broken(name),
    'other pages': TEXTS.differs,
    differs: TEXTS.differs,
    'too large': TEXTS.tooLarge,
    'too many pages': TEXTS.tooManyPages(MAX_MERGED_PAGES),
  };
  return wrong(texts[problem]);
}

const wrong = (text: string | string[]) => invalid({ booking_item_ids: text });
