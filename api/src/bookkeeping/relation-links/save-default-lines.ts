import type { SavedLine } from '@boekwerk/shared/domain/booking/saved-lines';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { Call } from '../../platform/http/call';
import { updateDefaultLines } from './store';

type Of = { party_id: number; office_code: string; tag: Tag };

/** Keeps how the next document of a relation is booked, in the place of what was kept before. */
export async function saveDefaultLines(
  { db, caller, record }: Pick<Call, 'db' | 'caller' | 'record'>,
  { party_id, office_code, tag }: Of,
  lines: SavedLine[],
): Promise<void> {
  const type = tag === 'VRK' ? LedgerType.customer : LedgerType.supplier;
  const of = { relation_id: caller.relation_id, enterprise_relation_id: party_id };
  const before = await updateDefaultLines(db, { ...of, office_code, type }, lines);
  if (before === undefined) return;
  record({
    entity: 'relation',
    id: party_id,
    before: { default_lines: before },
    after: { default_lines: lines },
  });
}
