import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { uploadLogo } from '@boekwerk/shared/contract/relations';
import { texts } from './texts';

const KINDS = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** What a file chooser offers. */
export const LOGO_ACCEPT = KINDS.join(',');

/** Why a file cannot be the logo; null when it can. The server looks at its content as well. */
export function logoProblem({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  const { upload } = uploadLogo;
  if (upload && size > upload.max_bytes) return upload.too_large;
  return KINDS.includes(type) ? null : texts.logoKind;
}

/** What the server has against the file; null when it was something else that failed. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 422) return null;
  return Object.values(error.errors).flat().join(' ') || error.message;
}
