import { UNIT_NAMES } from '@boekwerk/shared/domain/invoice/unit';
import { VAT } from '@boekwerk/shared/domain/vat/vat';
import { and, asc, eq, gt } from 'drizzle-orm';
import {
  invoice_prefix,
  invoice_template,
  product,
} from '../../platform/database/schema/invoice-settings';
import type { ExportTo } from '../../platform/export/export-part';
import { atOnce, byId } from '../../platform/export/portions';
import { yesNoCell } from '../../platform/export/yes-no-cell';
import { amountCell, dateCell, numberCell, textCell } from '../../platform/spreadsheets/csv';
import { TEXTS } from './texts';

export const exportProducts = ({ db, relation_id, write }: ExportTo): Promise<void> =>
  write({
    ...TEXTS.products,
    portions: byId((after, limit) =>
      db
        .select()
        .from(product)
        .where(and(eq(product.relation_id, relation_id), gt(product.id, after)))
        .orderBy(asc(product.id))
        .limit(limit),
    ),
    cells: ({ title, description, value, unit, tax_id, active }) => ({
      title: textCell(title),
      description: textCell(description),
      value: amountCell(value),
      unit: textCell(UNIT_NAMES[unit]),
      tax: textCell(VAT[tax_id].name),
      active: yesNoCell(active === 1),
    }),
  });

export const exportPrefixes = ({ db, relation_id, write }: ExportTo): Promise<void> =>
  write({
    ...TEXTS.prefixes,
    portions: atOnce(
      db
        .select()
        .from(invoice_prefix)
        .where(eq(invoice_prefix.relation_id, relation_id))
        .orderBy(asc(invoice_prefix.start_date)),
    ),
    cells: ({ prefix, start_date, start_number }) => ({
      prefix: textCell(prefix),
      start_date: dateCell(start_date),
      start_number: numberCell(start_number),
    }),
  });

/** That of the company itself; of one that wrote none there is no row. */
export const exportEmailText = ({ db, relation_id, write }: ExportTo): Promise<void> =>
  write({
    ...TEXTS.emailText,
    portions: atOnce(
      db.select().from(invoice_template).where(eq(invoice_template.relation_id, relation_id)),
    ),
    cells: ({ text }) => ({ text: textCell(text) }),
  });
