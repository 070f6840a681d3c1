import { deleteUnusedLogo } from '../../invoicing/delete-unused-logo';
import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { TEXTS } from '../texts';
import { mayChangeLogo } from './clean-logo';
import { changeCompany, toCompany } from './company';
import { lockCompany } from './lock-company';

/**
 * Gives the company a logo; the file of the one before it goes, unless it was sent on an invoice.
 *
 * @param logo as `logoFor` made it
 * @throws HttpError 404 for a company that the caller was taken out of meanwhile
 */
export async function saveLogo(call: Call, id: number, logo: Uint8Array) {
  if (!(await mayChangeLogo(call, id))) throw notFound(TEXTS.relation);
  const file = await call.files.put({
    relation_id: id,
    name: 'logo.png',
    content_type: 'image/png',
    source: logo,
  });
  return replaceLogo(call, id, file.id);
}

/**
 * Takes the logo of a company away; without one nothing happens.
 *
 * @throws HttpError 404 for a company that is neither the one of the session nor owned by the caller
 */
export async function removeLogo(call: Call, id: number) {
  if (!(await mayChangeLogo(call, id))) throw notFound(TEXTS.relation);
  return replaceLogo(call, id, null);
}

async function replaceLogo(
  { db, files, record }: Pick<Call, 'db' | 'files' | 'record'>,
  id: number,
  logo: string | null,
) {
  const before = await lockCompany(db, id);
  if (!before) throw notFound(TEXTS.relation);
  const after = await changeCompany({ db, record }, before, { logo_file_id: logo });
  const old = before.logo_file_id;
  if (old) await deleteUnusedLogo({ db, files }, old);
  return toCompany({ db, files }, after);
}
