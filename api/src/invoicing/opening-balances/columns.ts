import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { formatAmount, formatDate } from '@boekwerk/shared/domain/money/format';
import { EURO, readDecimal } from '@boekwerk/shared/domain/money/read-decimal';
import type { CellRead, Column } from '../../platform/sheet-import/subject';
import { textColumn } from '../../platform/sheet-import/text-column';
import { dateIn } from '../../platform/spreadsheets/date-in';
import type { OpeningBalanceRow } from './opening-balance-row';
import { COLUMN_TEXTS } from './texts';

type Field = Exclude<keyof OpeningBalanceRow, 'id' | 'to_relation_id'>;

const column = textColumn<OpeningBalanceRow, Field>(COLUMN_TEXTS.columns);

/** The columns of a file of invoices that are open. An import takes them in any order. */
export const OPENING_BALANCE_COLUMNS: readonly Column<OpeningBalanceRow>[] = [
  column('invoice_number', {
    width: 18,
    aliases: ['factuur', 'factuurnr', 'factuur nr', 'nummer', 'nr', 'invoice', 'invoice number'],
  }),
  column('customer', {
    width: 30,
    aliases: ['klantnaam', 'debiteur', 'relatie', 'naam', 'bedrijf', 'customer', 'contact'],
  }),
  dateColumn('date', ['datum', 'factuur datum', 'date', 'invoice date']),
  dateColumn('expiration_date', ['verval datum', 'vervalt op', 'betalen voor', 'due date']),
  column('open_amount', {
    width: 20,
    aliases: [
      ...['openstaand', 'open', 'saldo', 'open bedrag', 'nog te betalen', 'restbedrag'],
      ...['openstaand saldo', 'open amount', 'balance'],
    ],
    written: ({ open_amount }) => (open_amount === null ? '' : formatAmount(open_amount)),
    read: readAmount,
  }),
  column('description', {
    width: 36,
    aliases: ['onderwerp', 'kenmerk', 'description'],
  }),
];

function dateColumn(field: 'date' | 'expiration_date', aliases: readonly string[]) {
  return column(field, {
    width: 16,
    aliases,
    takesDates: true,
    written: (row) => (row[field] === '' ? '' : formatDate(row[field] as IsoDate)),
    read: (text) => {
      const date = dateIn(text);
      if (text !== '' && date === null) return { problem: COLUMN_TEXTS.date };
      return field === 'date' ? { date: date ?? '' } : { expiration_date: date ?? '' };
    },
  });
}

function readAmount(text: string): CellRead<OpeningBalanceRow> {
  const open_amount = readDecimal(text, EURO);
  return open_amount === 'invalid' ? { problem: COLUMN_TEXTS.amount } : { open_amount };
}
