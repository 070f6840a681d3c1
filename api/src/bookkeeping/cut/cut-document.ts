import type { splitBookingItem } from '@boekwerk/shared/contract/bookkeeping/cut';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import { conflict, type HttpError, invalid } from '../../platform/errors';
import type { Call, Preparation } from '../../platform/http/call';
import { findItem } from '../booking/booking-store';
import { lockDocumentFor } from '../booking/lock-document';
import { copyToFolder } from '../pages/copy-to-folder';
import { keepMade } from '../pages/keep-made';
import { madeName } from '../pages/made-name';
import { cutPages, type MadePdf, type PagesProblem } from '../pages/run-pages';
import { putInTrash } from '../trash/put-in-trash';
import { checkGroups } from './check-groups';
import { TEXTS } from './texts';

type Asked = Pick<CheckedInputOf<typeof splitBookingItem>, 'params' | 'body'>;

/** What a logo on each page makes of the largest document that is handed in, cut into single pages. */
const MAX_BYTES = 250 * 1024 * 1024;

/**
 * Makes the files that a document is cut into, before anything is changed.
 *
 * @returns `null` for a document that may not be cut now, which is said once it is locked: by then another call with the
 * same key may have cut it
 * @throws HttpError 422
 */
export async function prepareCut(
  { db, caller, files, newFolder, signal }: Preparation<Call>,
  { params, body: { pages, is_confirmed } }: Asked,
): Promise<MadePdf[] | null> {
  const item = await findItem(db, { relation_id: caller.relation_id, id: params.id });
  if (!item || !allowsOnDocument(item, 'cut')) return null;
  checkGroups(item, pages);

  const folder = await newFolder();
  const source = await copyToFolder(files, item.file_id, folder);
  const result = await cutPages(
    {
      source: source.path,
      folder,
      groups: pages,
      isConfirmed: is_confirmed,
      maxBytes: MAX_BYTES,
    },
    signal,
  );
  if ('problem' in result) throw refusal(result, item.amount_pages);
  return result.written;
}

function refusal({ problem }: PagesProblem, amount_pages: number): HttpError {
  if (problem === 'e-invoice') return invalid({ is_confirmed: TEXTS.invoiceIsLost });
  const texts = {
    locked: TEXTS.locked,
    broken: TEXTS.broken,
    'other pages': TEXTS.otherPages(amount_pages),
    differs: TEXTS.differs,
    'too large': TEXTS.tooLarge,
    'too many pages': TEXTS.tooLarge,
  };
  return invalid({ pages: texts[problem] });
}

/**
 * Puts a document in the trash, and what it was cut into in its place: with its label, and who handed it in when.
 *
 * @throws HttpError 404 for one of another company, 409 when its state does not allow it
 */
export async function cutDocument(
  call: Call,
  id: number,
  groups: readonly (readonly number[])[],
  made: readonly MadePdf[] | null,
) {
  const item = await lockDocumentFor(call, id, 'cut');
  if (!made) throw conflict(TEXTS.meanwhile);

  const results = [];
  for (const [at, pdf] of made.entries()) {
    const pages = [...(groups[at] ?? [])];
    results.push(
      await keepMade(call, {
        pdf,
        name: madeName(item.file_name, String(at + 1)),
        like: item,
        label: item,
        sources: [{ source_item_id: id, kind: 'cut', pages }],
      }),
    );
  }
  await putInTrash(call, [item]);
  return results;
}
