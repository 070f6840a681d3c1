import {
  ATTACHMENT_KINDS,
  MAX_ATTACHMENT_BYTES,
  TOO_LARGE,
} from '@boekwerk/shared/contract/attachments';
import { texts } from './texts';

const KINDS: readonly string[] = [...ATTACHMENT_KINDS, 'jpeg', 'tiff', 'heif'];

/** What a file chooser offers; with the media types of pictures a phone offers its camera as well. */
export const ACCEPT = [
  ...KINDS.map((kind) => `.${kind}`),
  ...['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
].join(',');

/** Why a file is not uploaded, by its size and name; the server checks its content. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size > MAX_ATTACHMENT_BYTES) return TOO_LARGE;
  if (size === 0) return texts.empty;
  return KINDS.includes(extensionOf(name)) ? null : texts.wrongKind;
}

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
