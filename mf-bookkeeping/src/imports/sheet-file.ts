import { sheetUpload } from '@boekwerk/shared/contract/bookkeeping/imports';
import * as v from 'valibot';
import { texts } from './texts';

/** What a file chooser offers. */
export const ACCEPT = '.xlsx,.xls,.csv';

const KNOWN_KINDS = /\.(xlsx|xls|csv)$/i;

/** The file of a form: there, of a kind that is read, and not too large. */
export const SheetFile = v.pipe(
  v.nullable(v.instance(File)),
  v.check((file) => file !== null, texts.fileRequired),
  v.check((file) => !file || KNOWN_KINDS.test(file.name), texts.wrongKind),
  v.check((file) => !file || file.size <= sheetUpload.max_bytes, sheetUpload.too_large),
  // Checked above: an empty field does not get this far.
  v.transform((file) => file as File),
);

/**
 * The file as it is now: what is checked is what is imported, also when it changes on the disk in between.
 *
 * @returns null when it cannot be read, as after it was changed since it was chosen
 */
export async function asItIs(file: File): Promise<File | null> {
  const { name, type, lastModified } = file;
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes && new File([bytes], name, { type, lastModified });
}
