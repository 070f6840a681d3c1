import fs from 'node:fs/promises';
import path from 'node:path';
import type { Files } from '../../platform/files/files';

/** Writes a stored file where a child process reads it. @throws HttpError 500 when its bytes have changed */
export async function copyToFolder(files: Files, file_id: string, folder: string) {
  const { file, bytes } = await files.get(file_id);
  const copy = path.join(folder, file_id);
  await fs.writeFile(copy, bytes);
  return { path: copy, content_type: file.content_type };
}
