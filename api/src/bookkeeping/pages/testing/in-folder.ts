import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A folder for the files of a test; it goes afterwards. */
export async function inFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'pages-'));
  try {
    return await act(folder);
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}
