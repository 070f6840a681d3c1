import type { App } from '../platform/app';
import { lockUser } from '../platform/database/lock-user';
import { notFound } from '../platform/errors';
import { checkPicture } from '../platform/files/check-picture';
import type { Incoming } from '../platform/files/files';
import { picture } from '../platform/files/picture';
import type { Call } from '../platform/http/call';
import { updateUserRow } from './store';
import { toOwnUser } from './to-own-user';

/** Pixels of each side. */
const SIDE = 64;

/**
 * A portrait drawn anew as PNG: upright, the square in its middle, and without whatever else the file held.
 *
 * @throws HttpError 422 at `file`
 */
export async function cleanAvatar([file]: readonly Incoming[]): Promise<Uint8Array> {
  if (!file) throw notFound();
  await checkPicture(file);
  const portrait = await picture(file.path);
  return portrait
    .rotate()
    .resize(SIDE, SIDE, { fit: 'cover', position: 'centre' })
    .png()
    .toBuffer();
}

/** Gives the user a portrait; the file of the one before it goes. @param avatar as {@link cleanAvatar} made it */
export async function saveAvatar(app: Pick<App, 'config'>, call: Call, avatar: Uint8Array) {
  const { db, caller, files, record } = call;
  const { user_id: id, relation_id } = caller;
  const before = await lockUser(db, id);

  const image = { name: 'avatar.png', content_type: 'image/png', source: avatar };
  const { id: avatar_file_id } = await files.put({ relation_id, ...image });
  const after = await updateUserRow(db, id, { avatar_file_id });
  if (before.avatar_file_id) await files.delete(before.avatar_file_id);
  record({ entity: 'user', id, before, after });
  return toOwnUser(app, call, after);
}
