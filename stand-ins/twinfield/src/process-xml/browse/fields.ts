import { amountOf } from '../../books/amounts';
import type { Books } from '../../books/books';
import { journalAt } from '../../books/find';
import { dimensionOn } from '../../books/levels';
import type { Line, Transaction } from '../../books/types';

/** A line of a transaction, as a browse sees it. */
export type Row = { transaction: Transaction; line: Line };

export type Field = {
  label: string;
  type: 'String' | 'Decimal' | 'Value' | 'Date' | 'DateTime';
  /** Whether an operator may stand on it. */
  isFilter: boolean;
  value: (row: Row) => string;
  /** The words for a code. */
  name?: (books: Books, row: Row) => string;
};

const head = (
  label: string,
  type: Field['type'],
  value: (transaction: Transaction) => string,
  isFilter = true,
): Field => ({ label, type, isFilter, value: ({ transaction }) => value(transaction) });

const line = (
  label: string,
  type: Field['type'],
  value: (row: Row) => string,
  isFilter = true,
): Field => ({ label, type, isFilter, value });

const STATUS_NAMES = { temporary: 'Concept', final: 'Definitief' };

/** The columns that can be asked for. Date, status of matching and free text take no operator. */
export const FIELDS: Record<string, Field> = {
  'fin.trs.head.yearperiod': head('Periode', 'String', ({ period }) => period),
  'fin.trs.head.code': {
    ...head('Dagboek', 'String', ({ code }) => code),
    name: (books, { transaction }) =>
      journalAt(books, transaction.office, transaction.code)?.name ?? '',
  },
  'fin.trs.head.number': head('Boekingsnummer', 'Decimal', ({ number }) => number),
  'fin.trs.head.status': {
    ...head('Status', 'String', ({ location }) => location),
    name: (_books, { transaction }) => STATUS_NAMES[transaction.location],
  },
  'fin.trs.head.date': head('Datum', 'Date', ({ date }) => date, false),
  'fin.trs.head.curcode': head('Valuta', 'String', ({ currency }) => currency),
  'fin.trs.head.modified': head('Gewijzigd', 'DateTime', ({ modified }) => modified),
  'fin.trs.head.inpdate': head('Ingevoerd', 'DateTime', ({ inputdate }) => inputdate),
  'fin.trs.head.user': head('Gebruiker', 'String', ({ user }) => user),
  'fin.trs.line.dim1': {
    ...line('Grootboekrekening', 'String', ({ line }) => line.dim1),
    name: (books, row) => nameOf(books, row, 1, row.line.dim1),
  },
  'fin.trs.line.dim2': {
    ...line('Relatie of kostenplaats', 'String', ({ line }) => line.dim2),
    name: (books, row) => nameOf(books, row, 2, row.line.dim2),
  },
  'fin.trs.line.dim3': {
    ...line('Project', 'String', ({ line }) => line.dim3),
    name: (books, row) => nameOf(books, row, 3, row.line.dim3),
  },
  'fin.trs.line.invnumber': line(
    'Factuurnummer',
    'String',
    ({ transaction }) => transaction.invoicenumber,
  ),
  'fin.trs.line.freetext1': freeText(1),
  'fin.trs.line.freetext2': freeText(2),
  'fin.trs.line.freetext3': freeText(3),
  'fin.trs.line.valuesigned': line('Bedrag', 'Value', ({ line }) => signed(line, line.value)),
  'fin.trs.line.basevaluesigned': line('Basisbedrag', 'Value', ({ line }) =>
    signed(line, line.basevalue),
  ),
  'fin.trs.line.description': line('Omschrijving', 'String', ({ line }) => line.description),
  'fin.trs.line.vatcode': line('Btw-code', 'String', ({ line }) => line.vatcode),
  'fin.trs.line.matchstatus': line('Betaalstatus', 'String', () => 'available', false),
};

function freeText(number: 1 | 2 | 3): Field {
  return head(
    `Vrij tekstveld ${number}`,
    'String',
    ({ freetexts }) => freetexts[number - 1] ?? '',
    false,
  );
}

const signed = ({ debitcredit }: Line, value: number) =>
  amountOf(debitcredit === 'debit' ? value : -value);

const nameOf = (books: Books, { transaction }: Row, level: 1 | 2 | 3, code: string) =>
  dimensionOn(books, transaction.office, level, code)?.name ?? '';
