import { isRefusal } from '@boekwerk/shared/api-client/is-refusal';
import type { Upload } from '@boekwerk/shared/contract/endpoint';
import { texts } from './texts';

const KINDS = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** What a file chooser offers. */
export const PICTURE_ACCEPT = KINDS.join(',');

/** Why a file cannot be a call's picture; null when it can. The server looks at its content as well. */
export function pictureProblem(
  { upload }: { upload?: Upload },
  { size, type }: Pick<File, 'size' | 'type'>,
): string | null {
  if (upload && size > upload.max_bytes) return upload.too_large;
  return KINDS.includes(type) ? null : texts.pictureKind;
}

/** What the server has against the file; null when it was something else that failed. */
export function pictureRefusal(error: unknown): string | null {
  return isRefusal(error) ? error.message : null;
}
