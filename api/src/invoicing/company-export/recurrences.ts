import { shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { recurrenceName } from '@boekwerk/shared/domain/invoice/recurrence';
import { and, asc, eq, gt } from 'drizzle-orm';
import { invoice, recurrence } from '../../platform/database/schema/invoicing';
import type { ExportTo } from '../../platform/export/export-part';
import { byId } from '../../platform/export/portions';
import { yesNoCell } from '../../platform/export/yes-no-cell';
import { dateCell, NO_CELL, numberCell, textCell } from '../../platform/spreadsheets/csv';
import { TEXTS } from './texts';

export const exportRecurrences = ({ db, relation_id, write }: ExportTo): Promise<void> =>
  write({
    ...TEXTS.recurrences,
    portions: byId((after, limit) =>
      db
        .select({ id: recurrence.id, recurrence, template: invoice })
        .from(recurrence)
        .innerJoin(invoice, eq(invoice.id, recurrence.base_invoice_id))
        .where(and(eq(recurrence.relation_id, relation_id), gt(recurrence.id, after)))
        .orderBy(asc(recurrence.id))
        .limit(limit),
    ),
    cells: ({ recurrence: made, template }) => ({
      template: textCell(template.description || shownNumber(template)),
      type: textCell(recurrenceName(made.recurrence_type)),
      // Of one that is over that day is kept, and nothing comes of it.
      next_date: made.active ? dateCell(made.next_date) : NO_CELL,
      recurrence_count: numberCell(made.recurrence_count),
      // 0 is unlimited.
      max_recurrences: made.max_recurrences === 0 ? NO_CELL : numberCell(made.max_recurrences),
      send_automatically: yesNoCell(made.send_automatically),
      active: yesNoCell(made.active),
    }),
  });
