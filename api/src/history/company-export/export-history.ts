import { exportCompany } from '@boekwerk/shared/contract/company-export';
import { type ShownChange, shownChanges } from '@boekwerk/shared/domain/history/shown-changes';
import type { ExportTo } from '../../platform/export/export-part';
import { momentCell, NO_CELL, numberCell, textCell } from '../../platform/spreadsheets/csv';
import { changesOf } from '../changes-of';
import { isToldToCompany } from '../company-history';
import { type Part, partsOf } from '../parts-of';
import type { NamedAudit } from '../store';
import { TEXTS } from './texts';
import { writesOf } from './writes-of';

type Entity = keyof typeof TEXTS.entities;

type ToldPart = Part & { entity: Entity };

/** One line of the table: a field that changed, or a write of which no field is told. */
type Line = { row: NamedAudit; part: ToldPart; change?: ShownChange };

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
      field: textCell(change?.label ?? ''),
      before: textCell(change?.before ?? ''),
      after: textCell(change?.after ?? ''),
    }),
  });

const ENTITIES = Object.keys(TEXTS.entities) as Entity[];

async function* linesOf(
  portions: AsyncIterable<readonly NamedAudit[]>,
  relation_id: number,
): AsyncGenerator<Line[]> {
  for await (const rows of portions) yield rows.flatMap((row) => linesOfWrite(row, relation_id));
}

/** A write of which no field says anything to a person is told itself, once. */
function linesOfWrite(row: NamedAudit, relation_id: number): Line[] {
  const told = partsOf(row)
    .filter(isTold)
    .filter((part) => isToldToCompany(relation_id, part, row))
    .map((part) => ({ part, changes: openChanges(row, part, relation_id) }));
  const lines = told.flatMap(({ part, changes }) =>
    shownChanges(changes).map((change) => ({ row, part, change })),
  );
  if (lines.length > 0) return lines;
  const isWithoutFields = Object.keys(row.changes).length === 0;
  const itself = told.find(({ changes }) => isWithoutFields || changes.length > 0);
  return itself ? [{ row, part: itself.part }] : [];
}

const openChanges = (row: NamedAudit, part: Part, relation_id: number) =>
  changesOf(part).filter(({ field }) => isToldToCompany(relation_id, part, row, field));

const isTold = (part: Part): part is ToldPart => part.entity in TEXTS.entities;

const EXPORT = `${exportCompany.method} ${exportCompany.path}`;

function actionOf({ action }: NamedAudit, change: Line['change']): string {
  if (action === EXPORT) return TEXTS.exported;
  if (!change?.isWhole) return TEXTS.changed;
  return change.after === '' ? TEXTS.went : TEXTS.came;
}
