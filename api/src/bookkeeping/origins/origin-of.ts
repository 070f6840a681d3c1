import {
  type DocumentOrigin,
  MOST_NAMED,
} from '@boekwerk/shared/contract/bookkeeping/document-log';
import type { Queries } from '../../platform/database/connect';
import type { Call } from '../../platform/http/call';
import type { StoredItem } from '../booking/booking-store';
import { nameOf } from '../move/list-move-targets';
import { findParts, findSources } from './store';

type Of = Pick<StoredItem, 'relation_id' | 'id'>;

/** What a document was cut from, merged of or moved from; `null` when it was handed in as it is. */
export async function originOf(
  call: Pick<Call, 'db' | 'caller'>,
  item: Of,
): Promise<DocumentOrigin | null> {
  const found = await findSources(call.db, item, MOST_NAMED);
  const [first] = found;
  if (!first) return null;
  const { kind } = first;
  // Of another administration even the name is not for everybody.
  const isMoved = kind === 'move';
  const sources = isMoved
    ? []
    : found.map(({ id, file_name, pages, is_deleted }) => ({ id, file_name, pages, is_deleted }));
  return {
    kind,
    sources,
    source_count: isMoved ? 0 : first.all,
    ...(await partsBeside(call.db, item, kind)),
    administration: isMoved ? await nameOf(call, first.relation_id) : null,
  };
}

async function partsBeside(db: Queries, item: Of, kind: DocumentOrigin['kind']) {
  const found = kind === 'cut' ? await findParts(db, item, MOST_NAMED) : [];
  return {
    parts: found.map(({ id, file_name }) => ({ id, file_name })),
    part_count: found[0]?.all ?? 0,
  };
}
