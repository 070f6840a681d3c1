import { hasExtension } from '../files/content-kind';
import type { Incoming } from '../files/files';
import { picture, pictureProblem } from '../files/picture';
import type { Caller } from '../http/caller';
import { invalid, notFound } from '../http/errors';
import { TEXTS } from './texts';

/** Pixels along the longest side: enough for print, at 60 mm wide. */
const LONGEST_SIDE = 1200;

/** @throws HttpError 404 for a company that is not the caller's, 422 at `file` */
export async function logoFor(
  caller: Pick<Caller, 'relation_id'>,
  company_id: number,
  [file]: readonly Incoming[],
): Promise<Uint8Array> {
  if (company_id !== caller.relation_id || !file) throw notFound(TEXTS.relation);
  return cleanLogo(file);
}

/**
 * A logo drawn anew as PNG: upright, and without whatever else the file held (place and camera, scripts
 * behind the picture).
 */
async function cleanLogo(file: Incoming): Promise<Uint8Array> {
  if (!hasExtension(file.name, [file.kind])) throw invalid({ file: TEXTS.wrongExtension });
  const problem = await pictureProblem(file.path);
  if (problem === 'too large') throw invalid({ file: TEXTS.tooManyPixels });
  if (problem) throw invalid({ file: TEXTS.unreadableLogo });

  return picture(file.path)
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}
