import { notFound } from '../../platform/errors';
import { checkPicture } from '../../platform/files/check-picture';
import type { Incoming } from '../../platform/files/files';
import { picture } from '../../platform/files/picture';
import type { Call } from '../../platform/http/call';
import { TEXTS } from '../texts';
import { findMembership } from './memberships';

/** Pixels along the longest side: enough for print, at 60 mm wide. */
const LONGEST_SIDE = 1200;

/**
 * The logo for the company one works in, or for another one that the caller owns.
 *
 * @throws HttpError 404 for all others, 422 at `file`
 */
export async function logoFor(
  call: Pick<Call, 'db' | 'caller'>,
  company_id: number,
  [file]: readonly Incoming[],
): Promise<Uint8Array> {
  if (!file || !(await mayChangeLogo(call, company_id))) throw notFound(TEXTS.relation);
  return cleanLogo(file);
}

/** Whether it is the company one works in, or another one that the caller owns. */
export async function mayChangeLogo({ db, caller }: Pick<Call, 'db' | 'caller'>, id: number) {
  if (id === caller.relation_id) return true;
  if (caller.who.is_impersonating) return false;
  return (await findMembership(db, caller.user_id, id))?.role.is_owner ?? false;
}

/**
 * A logo drawn anew as PNG: upright, and without whatever else the file held (place and camera, scripts
 * behind the picture).
 */
async function cleanLogo(file: Incoming): Promise<Uint8Array> {
  await checkPicture(file);
  const logo = await picture(file.path);
  return logo
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}
