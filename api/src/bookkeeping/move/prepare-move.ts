import { allowsOnDocument } from '@boekwerk/shared/domain/document/document-status';
import { HttpError } from '../../platform/errors';
import type { Files } from '../../platform/files/files';
import type { Call, Preparation } from '../../platform/http/call';
import { findDocuments } from '../documents/store';
import { copyToFolder } from '../pages/copy-to-folder';
import { isMoveTarget } from './list-move-targets';

export type Asked = { booking_item_ids: readonly number[]; relation_id: number };

/**
 * Of each document that can be moved now: its file, copied so that it can be stored for the other administration, or why
 * it cannot be read.
 */
export type Copies = ReadonlyMap<number, Copy | HttpError>;
type Copy = Awaited<ReturnType<typeof copyToFolder>> & { file_id: string };

/**
 * Copies the files of documents that are about to be moved, before anything is changed. What may not be moved now has
 * none, which is said once it is locked: by then another call with the same key may have moved it.
 */
export async function prepareMove(
  { db, caller, files, newFolder }: Preparation<Call>,
  { booking_item_ids, relation_id }: Asked,
): Promise<Copies> {
  const copies = new Map<number, Copy | HttpError>();
  if (!(await isMoveTarget({ db, caller }, relation_id))) return copies;
  const found = await findDocuments(db, caller.relation_id, booking_item_ids);
  const movable = found.filter((item) => allowsOnDocument(item, 'move'));
  if (movable.length === 0) return copies;

  const folder = await newFolder();
  for (const { id, file_id } of movable) copies.set(id, await copyOf(files, file_id, folder));
  return copies;
}

/** A file that is damaged holds up no other. */
const copyOf = (files: Files, file_id: string, folder: string): Promise<Copy | HttpError> =>
  copyToFolder(files, file_id, folder, { flush: true }).then(
    (copy) => ({ ...copy, file_id }),
    (error) => {
      if (error instanceof HttpError) return error;
      throw error;
    },
  );
