import path from 'node:path';
import { MAX_MERGED_BYTES } from '@boekwerk/shared/contract/bookkeeping/merge';
import { invalid } from '../../platform/errors';
import type { Incoming } from '../../platform/files/files';
import { pagePicture } from '../pages/page-picture';
import { mergePages } from '../pages/run-pages';
import { pictureRefusal } from './picture-refusal';
import { TEXTS } from './texts';

/**
 * Makes one PDF of pictures: each a page in their order, upright, and the name of the first. The same pictures make the
 * same bytes. When one of them cannot be read nothing is made, and who sends them still has all.
 *
 * @param folder what is made goes here
 * @throws HttpError 422 at `file`, which names the picture
 */
export async function documentOfPictures(
  pictures: readonly Incoming[],
  folder: string,
  signal: AbortSignal,
): Promise<{ file: Incoming; amount_pages: number }> {
  const bytes = pictures.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX_MERGED_BYTES) throw invalid({ file: TEXTS.picturesTooLarge });
  for (const { name, path, content_type } of pictures) {
    const isPicture = content_type.startsWith('image/');
    const refusal = isPicture ? await pictureRefusal(path) : TEXTS.noPicture;
    if (refusal) throw invalid({ file: `${name}: ${refusal}` });
  }

  const files = [];
  for (const picture of pictures) files.push(await pagePicture(picture.path, folder));
  const limits = { maxPages: files.length, maxBytes: MAX_MERGED_BYTES };
  const job = { files, folder, isConfirmed: false, ...limits };
  const result = await mergePages(job, signal);
  const made = 'written' in result ? result.written[0] : undefined;
  if (!made) throw invalid({ file: TEXTS.picturesFailed });

  const { pages: amount_pages, ...pdf } = made;
  const name = `${path.parse(pictures[0]?.name ?? '').name}.pdf`;
  const file = { ...pdf, name, content_type: 'application/pdf', kind: 'pdf' };
  return { file, amount_pages };
}
