import { MAX_DOCUMENT_BYTES } from '@boekwerk/shared/contract/bookkeeping/documents';
import { checkWeeklySheet } from '@boekwerk/shared/contract/bookkeeping/weekly-sheet';
import * as v from 'valibot';
import { texts } from './texts';

/** What a file chooser offers. */
export const ACCEPT = '.xlsx,.csv';

const KNOWN_KINDS = /\.(xlsx|csv)$/i;

const tooLarge = checkWeeklySheet.upload?.too_large ?? texts.wrongKind;

/** The call's own fields, and its file. */
export const WeeklySheetForm = v.object({
  ...checkWeeklySheet.body.entries,
  file: v.pipe(
    v.nullable(v.instance(File)),
    v.check((file) => file !== null, texts.fileRequired),
    v.check((file) => !file || KNOWN_KINDS.test(file.name), texts.wrongKind),
    v.check((file) => !file || file.size <= MAX_DOCUMENT_BYTES, tooLarge),
    // Checked above: an empty field does not get this far.
    v.transform((file) => file as File),
  ),
});
