import type { Call } from '../platform/http/call';
import { isLogoOfInvoice } from './store';

/** Deletes a logo that was replaced, unless an invoice went out with it: that one keeps its looks. */
export async function deleteUnusedLogo(
  { db, files }: Pick<Call, 'db' | 'files'>,
  logo_file_id: string,
) {
  if (!(await isLogoOfInvoice(db, logo_file_id))) await files.delete(logo_file_id);
}
