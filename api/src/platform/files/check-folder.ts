import fs from 'node:fs/promises';
import path from 'node:path';

/** @throws when nothing can be written in a folder */
export async function checkFolder(folder: string): Promise<void> {
  const probe = path.join(folder, `check-${process.pid}`);
  try {
    await fs.writeFile(probe, 'check');
  } finally {
    await fs.rm(probe, { force: true });
  }
}
