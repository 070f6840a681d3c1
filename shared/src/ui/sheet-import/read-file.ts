import { importUpload } from '../../contract/sheet-import';
import { texts } from './texts';

/** What a file chooser offers. */
export const ACCEPT = '.xlsx,.xls,.csv';

const KNOWN_KINDS = /\.(xlsx|xls|csv)$/i;

/**
 * The file as it is now: what is checked is what is imported, also when it changes on the disk in between.
 *
 * @returns in Dutch why it cannot be taken, instead
 */
export async function readFile(file: File): Promise<File | string> {
  if (!KNOWN_KINDS.test(file.name)) return texts.wrongKind;
  if (file.size > importUpload.max_bytes) return texts.tooLarge;
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    return texts.unreadable;
  }
}
