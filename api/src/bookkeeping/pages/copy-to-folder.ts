import fs from 'node:fs/promises';
import path from 'node:path';
import type { Files } from '../../platform/files/files';

/**
 * Writes a stored file where a child process reads it.
 *
 * @param flush also onto the disk itself, so that it can be stored as another one
 * @throws HttpError 500 when its bytes have changed
 */
export async function copyToFolder(
  files: Files,
  file_id: string,
  folder: string,
  { flush = false } = {},
) {
  const { file, bytes } = await files.get(file_id);
  const copy = path.join(folder, file_id);
  await fs.writeFile(copy, bytes, { flush });
  const { name, content_type, size, sha256 } = file;
  return { path: copy, name, content_type, size, sha256 };
}
