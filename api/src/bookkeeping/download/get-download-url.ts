import { MAX_DOWNLOAD } from '@boekwerk/shared/contract/bookkeeping/download';
import type { App } from '../../platform/app';
import { invalid } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { sealLink } from '../../platform/http/download-link';
import { type DownloadLink, LINK_FIELD } from './link';
import { type DownloadQuery, findLabelled } from './store';
import { TEXTS } from './texts';

/** Where a browser fetches the zip by itself, which cannot carry a token. @throws HttpError 422 without any document, or with too many */
export async function getDownloadUrl(
  { fieldSecret }: App,
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  query: DownloadQuery,
): Promise<string> {
  const { session_id, relation_id } = caller;
  const found = await findLabelled(db, relation_id, query, MAX_DOWNLOAD + 1);
  if (found.length === 0) throw invalid({ tab: TEXTS.none });
  if (found.length > MAX_DOWNLOAD) throw invalid({ from: TEXTS.tooMany(MAX_DOWNLOAD) });
  const linked: DownloadLink = { session_id, relation_id, query };
  const link = sealLink(linked, { secret: fieldSecret, field: LINK_FIELD });
  return `/api/documents.zip?link=${link}`;
}
