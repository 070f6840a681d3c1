import path from 'node:path';
import type { Config } from '../config';
import { diskStore } from './disk-store';
import type { FileStore } from './file-store';
import { s3Store } from './s3-store';

/** Files in the bucket that the settings name, or in a folder. */
export function openStore({ s3, dataDir }: Config, secret: string): Promise<FileStore> {
  const dir = path.join(dataDir, 'files');
  return s3
    ? s3Store(s3, { incoming: path.join(dir, 'incoming'), secret })
    : diskStore(dir, secret);
}
