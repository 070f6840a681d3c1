import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ledger_account } from '../../platform/database/schema/accounting';
import { booking_line } from '../../platform/database/schema/bookings';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import type { ExportTo } from '../../platform/export/export-part';
import { ofEach } from '../../platform/export/portions';
import { amountCell, NO_CELL, numberCell, textCell } from '../../platform/spreadsheets/csv';
import { documentIds } from './document-ids';
import { TEXTS } from './texts';

const ledger = alias(ledger_account, 'ledger');
const vatCode = alias(ledger_account, 'vat_code');
const costCentre = alias(ledger_account, 'cost_centre');
const project = alias(ledger_account, 'project_ledger');

/** What is booked of documents; of a credit note the amounts are negative. */
export const exportLines = (to: ExportTo): Promise<void> =>
  to.write({
    ...TEXTS.lines,
    portions: ofEach(documentIds(to), (ids) =>
      to.db
        .select({
          line: booking_line,
          is_credit: booking_item.is_credit,
          currency: booking_item.currency,
          ledger: { code: ledger.code, name: ledger.name },
          vat_code: vatCode.code,
          cost_centre: costCentre.code,
          project: project.code,
        })
        .from(booking_line)
        .innerJoin(booking_item, eq(booking_item.id, booking_line.booking_item_id))
        .leftJoin(ledger, eq(ledger.id, booking_line.ledger_account_id))
        .leftJoin(vatCode, eq(vatCode.id, booking_line.vat_ledger_account_id))
        .leftJoin(costCentre, eq(costCentre.id, booking_line.cost_place_ledger_account_id))
        .leftJoin(project, eq(project.id, booking_line.project_ledger_account_id))
        .where(
          and(
            eq(booking_line.relation_id, to.relation_id),
            inArray(booking_line.booking_item_id, ids),
          ),
        )
        .orderBy(asc(booking_line.booking_item_id), asc(booking_line.position)),
    ),
    cells: ({ line, is_credit, ...row }) => {
      const amount = (value: number | null) =>
        value === null ? NO_CELL : amountCell(is_credit ? -value : value);
      return {
        document: numberCell(line.booking_item_id),
        position: numberCell(line.position + 1),
        ledger_code: textCell(row.ledger?.code ?? ''),
        ledger_name: textCell(row.ledger?.name ?? ''),
        description: textCell(line.description),
        value: amount(line.value),
        vat_code: textCell(row.vat_code ?? ''),
        vat: amount(line.vat),
        currency: textCell(row.currency),
        cost_centre: textCell(row.cost_centre ?? ''),
        project: textCell(row.project ?? ''),
      };
    },
  });
