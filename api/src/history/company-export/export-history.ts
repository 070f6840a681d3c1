import { exportCompany } from '@boekwerk/shared/contract/company-export';
import type { HistoryValue } from '@boekwerk/shared/contract/history';
import type { ExportTo } from '../../platform/export/export-part';
import { momentCell, NO_CELL, numberCell, textCell } from '../../platform/spreadsheets/csv';
import { changesOf } from '../changes-of';
import { isToldToCompany } from '../company-history';
import { type Part, partsOf } from '../parts-of';
import type { NamedAudit } from '../store';
import { TEXTS } from './texts';
import { writesOf } from './writes-of';

type Entity = keyof typeof TEXTS.entities;

/** One line of the table: a field that changed, or a write of which no field is told. */
type Line = {
  row: NamedAudit;
  part: Part & { entity: Entity };
  change?: ReturnType<typeof changesOf>[number];
};

/** Who did what in the company, the first things first: as its own screens tell it, and of everything at once. */
export const exportHistory = ({ db, relation_id, write }: ExportTo): Promise<void> =>
  write({
    ...TEXTS.history,
    portions: linesOf(writesOf(db, relation_id, ENTITIES), relation_id),
    cells: ({ row, part, change }) => ({
      at: momentCell(row.at),
      by: textCell(row.name ?? TEXTS.itself),
      on_behalf_of: textCell(row.on_behalf_of ?? ''),
      action: textCell(actionOf(row, change)),
      entity: textCell(TEXTS.entities[part.entity]),
      number: part.id === null ? NO_CELL : numberCell(part.id),
      field: textCell(change?.field ?? ''),
      before: textCell(valueText(change?.before)),
      after: textCell(valueText(change?.after)),
    }),
  });

const ENTITIES = Object.keys(TEXTS.entities) as Entity[];

async function* linesOf(
  portions: AsyncIterable<readonly NamedAudit[]>,
  relation_id: number,
): AsyncGenerator<Line[]> {
  for await (const rows of portions)
    yield rows.flatMap((row) =>
      partsOf(row).flatMap((part) => linesOfPart(row, part, relation_id)),
    );
}

function linesOfPart(row: NamedAudit, part: Part, relation_id: number): Line[] {
  if (!isTold(part) || !isToldToCompany(relation_id, part, row)) return [];
  const told = changesOf(part).filter(({ field }) =>
    isToldToCompany(relation_id, part, row, field),
  );
  if (told.length > 0) return told.map((change) => ({ row, part, change }));
  // A write of which nothing changed, such as this export, is told itself.
  return Object.keys(row.changes).length === 0 ? [{ row, part }] : [];
}

const isTold = (part: Part): part is Line['part'] => part.entity in TEXTS.entities;

const EXPORT = `${exportCompany.method} ${exportCompany.path}`;

function actionOf({ action }: NamedAudit, change: Line['change']): string {
  if (action === EXPORT) return TEXTS.exported;
  if (!change?.is_whole) return TEXTS.changed;
  return change.after === null ? TEXTS.went : TEXTS.came;
}

function valueText(value: HistoryValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? TEXTS.yes : TEXTS.no;
  return typeof value === 'number' ? numberCell(value) : value;
}
