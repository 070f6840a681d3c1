import {
  MAX_DOCUMENT_BYTES,
  uploadBookingItem,
} from '@boekwerk/shared/contract/bookkeeping/documents';
import { texts } from './texts';

/** What a file chooser offers; with media types a phone offers its camera as well. */
export const ACCEPT =
  'application/pdf,image/gif,image/jpeg,image/png,image/webp,application/xml,text/xml,.xml';

const KNOWN_KINDS = /\.(pdf|gif|jpe?g|png|webp|xml)$/i;
/** Photos of an iPhone that were copied from it as they are; what it is asked for itself it converts. */
const HEIC = /\.hei[cf]s?$/i;

/** Why a file cannot be handed in, judged by its name; the server looks at what is in it. */
export function fileProblem(file: Pick<File, 'name' | 'size'>): string | null {
  if (HEIC.test(file.name)) return texts.heic;
  if (!KNOWN_KINDS.test(file.name)) return texts.wrongKind;
  if (file.size === 0) return texts.empty;
  return null;
}

/** Why a file is too large to send; asked after a picture has been made smaller. */
export const sizeProblem = (file: Pick<File, 'size'>): string | null =>
  file.size > MAX_DOCUMENT_BYTES ? (uploadBookingItem.upload?.too_large ?? null) : null;
