import { formatAmount } from '@boekwerk/shared/domain/money/format';
import { EURO, readDecimal } from '@boekwerk/shared/domain/money/read-decimal';
import { choice } from '../../../platform/sheet-import/by-words';
import type { CellRead, Column } from '../../../platform/sheet-import/subject';
import { textColumn } from '../../../platform/sheet-import/text-column';
import { units, vatKinds } from './choices';
import type { ProductRow } from './product-row';
import { COLUMN_TEXTS } from './texts';

type Field = Exclude<keyof ProductRow, 'id'>;

const column = textColumn<ProductRow, Field>(COLUMN_TEXTS.columns);

/** The columns of a file of products. An import takes them in any order. */
export const PRODUCT_COLUMNS: readonly Column<ProductRow>[] = [
  column('title', {
    width: 30,
    aliases: [
      ...['product', 'productnaam', 'artikel', 'artikelnaam', 'omschrijving', 'titel'],
      ...['dienst', 'name', 'title'],
    ],
  }),
  column('description', {
    width: 40,
    hasLines: true,
    aliases: ['toelichting', 'lange omschrijving', 'uitgebreide omschrijving', 'description'],
  }),
  column('value', {
    width: 14,
    aliases: [
      ...['prijs excl', 'prijs excl btw', 'prijs exclusief btw', 'verkoopprijs', 'tarief'],
      ...['verkoopprijs excl btw', 'bedrag', 'stukprijs', 'price'],
    ],
    written: ({ value }) => (value === null ? '' : formatAmount(value)),
    read: readPrice,
  }),
  column('tax_id', {
    width: 16,
    aliases: ['btw %', 'btw tarief', 'btw percentage', 'btw code', 'btw soort', 'vat'],
    takesPercentages: true,
    ...choice<ProductRow, 'tax_id'>('tax_id', vatKinds),
  }),
  column('unit', {
    width: 12,
    aliases: ['per', 'unit'],
    ...choice<ProductRow, 'unit'>('unit', units),
  }),
];

function readPrice(text: string): CellRead<ProductRow> {
  const value = readDecimal(text, EURO);
  return value === 'invalid' ? { problem: COLUMN_TEXTS.amount } : { value };
}
