import { MAX_INVOICE_NUMBER } from '@boekwerk/shared/contract/bookkeeping/booking';
import { MAX_PARTY_NAME } from '@boekwerk/shared/contract/party-form';
import { expectedVat } from '@boekwerk/shared/domain/booking/booking-vat';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { moneyOf } from '@boekwerk/shared/domain/money/currency';
import { type Cents, fromCents } from '@boekwerk/shared/domain/money/money';
import { type Cell, hasLostDigits, textOf } from '../../../platform/spreadsheets/cell';
import { dateIn } from '../../../platform/spreadsheets/date-in';
import { SPREADSHEET_TEXTS } from '../../../platform/spreadsheets/texts';
import { readAmount } from '../read-amount';
import { type Remarks, remark } from '../remark';
import { TEXTS } from '../texts';
import type { Column, Layout } from './layout';
import { percentageIn } from './read-cell';
import { VAT_TEXTS } from './texts';

/** Which invoice a row is of. */
export type Head = {
  tag: Tag;
  /** A name or code of a supplier, or the code of a debtor. */
  party: string;
  number: string;
  date: IsoDate;
};

type Rate = {
  /** Null when a code says it. */
  percentage: number | null;
  code: string;
};

/** One rate of one invoice. */
export type VatRow = Rate & {
  /** Where it stands, from 0. */
  at: number;
  description: string;
  excl: Cents;
  vat: Cents;
  incl: Cents;
};

/** A row of a sheet, and what is said of its cells. */
export type RowOfSheet = {
  cellOf: (column: Column) => Cell | undefined;
  refuse: (column: Column, message: string) => void;
  warn: (column: Column, message: string) => void;
};

export function rowOfSheet(
  row: readonly Cell[],
  at: number,
  { places }: Layout,
  { errors, warnings }: Remarks,
): RowOfSheet {
  const said = (column: Column, message: string) => remark(at, places[column] ?? null, message);
  return {
    cellOf: (column) => {
      const place = places[column];
      return place === undefined ? undefined : row[place];
    },
    refuse: (column, message) => void errors.push(said(column, message)),
    warn: (column, message) => void warnings.push(said(column, message)),
  };
}

/** @returns `null` when something is wrong, which is said */
export function readHead({ cellOf, refuse }: RowOfSheet): Head | null {
  const debtor = textOf(cellOf('debtor'));
  const party = debtor || textOf(cellOf('supplier'));
  const isLongName = debtor === '' && party.length > MAX_PARTY_NAME;
  if (party === '') refuse('supplier', VAT_TEXTS.noParty);
  else if (isLongName) refuse('supplier', VAT_TEXTS.longName(MAX_PARTY_NAME));
  const number = textOf(cellOf('number'));
  const wrong = whyNoNumber(number, cellOf('number'));
  if (wrong) refuse('number', wrong);
  const date = dateIn(cellOf('date'));
  if (date === null) refuse('date', VAT_TEXTS.noDate(textOf(cellOf('date'))));
  if (party === '' || isLongName || wrong || date === null) return null;
  return { tag: debtor === '' ? 'INK' : 'VRK', party, number, date };
}

function whyNoNumber(number: string, cell: Cell | undefined): string | null {
  if (number === '') return VAT_TEXTS.noNumber;
  if (number.length > MAX_INVOICE_NUMBER) return VAT_TEXTS.longNumber(MAX_INVOICE_NUMBER);
  return hasLostDigits(cell) ? SPREADSHEET_TEXTS.lostDigits : null;
}

/**
 * The amounts of a row, which add up: a cent that they are off goes to the VAT.
 *
 * @returns `null` when something is wrong, which is said
 */
export function readAmounts(row: RowOfSheet, at: number): VatRow | null {
  const rate = readRate(row);
  const [excl, given, incl] = [
    amountIn(row, 'excl', true),
    amountIn(row, 'vat', false),
    amountIn(row, 'incl', true),
  ];
  if (rate === null || excl === null || given === null || incl === null) return null;
  const off = incl - excl - given;
  if (Math.abs(off) > 1) {
    const added = fromCents((excl + given) as Cents);
    row.refuse('incl', VAT_TEXTS.wrongTotal(fromCents(incl), added));
    return null;
  }
  const vat = (incl - excl) as Cents;
  if (off !== 0) row.warn('vat', VAT_TEXTS.rounded(fromCents(vat)));
  warnOfVat(row, { excl, vat, ...rate });
  return { at, description: textOf(row.cellOf('description')), excl, vat, incl, ...rate };
}

function readRate({ cellOf, refuse }: RowOfSheet): Rate | null {
  const code = textOf(cellOf('code'));
  if (code !== '') return { percentage: null, code };
  const text = textOf(cellOf('percentage'));
  const percentage = percentageIn(cellOf('percentage'));
  if (text === '') refuse('percentage', VAT_TEXTS.noRate);
  else if (percentage === null) refuse('percentage', VAT_TEXTS.unknownRate(text));
  return percentage === null ? null : { percentage, code };
}

function amountIn(
  { cellOf, refuse, warn }: RowOfSheet,
  column: 'excl' | 'vat' | 'incl',
  isNeeded: boolean,
): Cents | null {
  const cell = cellOf(column);
  const { cents, error, rounded } = readAmount(cell);
  const problem = isNeeded && textOf(cell) === '' ? VAT_TEXTS.noAmount : error;
  if (problem) {
    refuse(column, problem);
    return null;
  }
  if (rounded) warn(column, TEXTS.rounded(fromCents(cents)));
  return cents;
}

function warnOfVat(
  { warn }: RowOfSheet,
  { excl, vat, percentage }: Pick<VatRow, 'excl' | 'vat' | 'percentage'>,
): void {
  if (percentage === null) return;
  const euro = (cents: Cents) => moneyOf(fromCents(cents), 'EUR');
  const expected = expectedVat({ value: euro(excl), vat: euro(vat), percentage });
  if (expected) warn('vat', VAT_TEXTS.unusualVat(expected.amount));
}
