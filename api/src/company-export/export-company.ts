import type { App } from '../platform/app';
import type { Call } from '../platform/http/call';
import { type Linked, sealLink } from '../platform/http/download-link';

export const LINK_FIELD = 'company-export';

/** Where a browser fetches the zip by itself, which cannot carry a token. That it was asked for is part of the company's history. */
export async function exportCompany(
  { fieldSecret }: App,
  { caller, record }: Pick<Call, 'caller' | 'record'>,
): Promise<string> {
  const { session_id, relation_id } = caller;
  record({ entity: 'relation', id: relation_id });
  const linked: Linked = { session_id, relation_id };
  const link = sealLink(linked, { secret: fieldSecret, field: LINK_FIELD });
  return `/api/company.zip?link=${link}`;
}
