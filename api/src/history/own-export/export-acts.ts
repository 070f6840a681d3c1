import { shownChanges } from '@boekwerk/shared/domain/history/shown-changes';
import type { ExportTo, OfUser } from '../../platform/export/export-part';
import { byId } from '../../platform/export/portions';
import { momentCell, NO_CELL, numberCell, textCell } from '../../platform/spreadsheets/csv';
import { changesOf } from '../changes-of';
import { partsOf } from '../parts-of';
import type { StoredAudit } from '../store';
import { findActs } from './find-acts';
import { TEXTS } from './texts';

/**
 * What a user did, the first things first. What was written of a company stays with that company: the user may not work
 * there any more. Of their own profile all is told.
 */
export const exportActs = ({ db, user_id, write }: ExportTo<OfUser>): Promise<void> =>
  write({
    ...TEXTS.acts,
    portions: byId((after, limit) => findActs(db, user_id, after, limit)),
    cells: ({ row, company }) => ({
      at: momentCell(row.at),
      company: textCell(company ?? ''),
      act: textCell(actOf(row)),
      entity: textCell(entityOf(row)),
      number: row.entity_id === null ? NO_CELL : numberCell(row.entity_id),
      changes: textCell(ownChanges(row, user_id)),
    }),
  });

function actOf({ action }: StoredAudit): string {
  const known: { readonly [action: string]: string } = TEXTS.actions;
  const methods: { readonly [method: string]: string } = TEXTS.methods;
  return known[action] ?? methods[action.split(' ')[0] ?? ''] ?? TEXTS.other;
}

function entityOf({ entity }: StoredAudit): string {
  const known: { readonly [entity: string]: string } = TEXTS.entities;
  return entity === null ? '' : (known[entity] ?? TEXTS.other);
}

const ownChanges = (row: StoredAudit, user_id: number): string =>
  partsOf(row)
    .filter(({ entity, id }) => entity === 'user' && id === user_id)
    .flatMap((part) => shownChanges(changesOf(part)))
    .map(({ label, before, after }) => TEXTS.change(label, before, after))
    .join('; ');
