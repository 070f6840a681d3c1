import type { Call } from '../platform/http/call';
import { isLogoOfInvoice } from './store';

/** Deletes a replaced logo, unless a sent invoice carries it. */
export async function deleteUnusedLogo(
  { db, files }: Pick<Call, 'db' | 'files'>,
  logo_file_id: string,
) {
  if (!(await isLogoOfInvoice(db, logo_file_id))) await files.delete(logo_file_id);
}
