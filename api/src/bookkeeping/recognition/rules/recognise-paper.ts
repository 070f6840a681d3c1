import type {
  RecognisedField,
  RecognisedValue,
} from '@boekwerk/shared/contract/bookkeeping/recognised';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { type Cents, fromCents } from '@boekwerk/shared/domain/money/money';
import { accountsOn, findAccount } from './find-account';
import { findAmounts } from './find-amounts';
import { findCredit } from './find-credit';
import { findCurrency } from './find-currency';
import { findDate } from './find-date';
import { cocNumbersOn, domainsOn, vatNumbersOn } from './find-marks';
import { findNumber } from './find-number';
import { findReference } from './find-reference';
import { around, type Line, linesOf, type Page, placeOn } from './paper';
import type { Read } from './read';

/** What the company that handed it in is known by, without spaces, dots and dashes, in capitals. */
export type Own = {
  accounts: ReadonlySet<string>;
  vatNumbers: ReadonlySet<string>;
  cocNumbers: ReadonlySet<string>;
};

/** By what the other side may be found: all that stand on the paper and are not the own company's. */
export type Marks = {
  accounts: string[];
  vat_numbers: string[];
  coc_numbers: string[];
  domains: string[];
  text: string;
};

type Options = { today: IsoDate; own: Own };

/** What the letters on paper say that it is, and whom it may be from. */
export function recognisePaper(
  pages: readonly Page[],
  { today, own }: Options,
): { values: RecognisedValue[]; marks: Marks } {
  const lines = pages.flatMap(linesOf);
  const { total, vat } = findAmounts(lines);
  const vatNumbers = vatNumbersOn(lines).filter(({ value }) => !own.vatNumbers.has(value));
  const cocNumbers = cocNumbersOn(lines).filter(({ value }) => !own.cocNumbers.has(value));
  const number = findNumber(lines);
  const values = [
    told('invoice_number', number),
    told('date', findDate(lines, { today, isEnglish: isEnglish(lines), number })),
    told('amount', inEuro(total)),
    told('vat', inEuro(vat)),
    told('currency', findCurrency(lines, total)),
    told('is_credit', creditOf(lines, total)),
    told('reference', findReference(lines)),
    told('bank_account', findAccount(lines, own.accounts)),
    told('vat_number', firstOf(vatNumbers)),
    told('coc_number', firstOf(cocNumbers)),
  ].filter((value) => value !== null);
  const marks = {
    accounts: accountsOn(lines)
      .map(({ value }) => value)
      .filter((account) => !own.accounts.has(account)),
    vat_numbers: vatNumbers.map(({ value }) => value),
    coc_numbers: cocNumbers.map(({ value }) => value),
    domains: domainsOn(lines),
    text: lines.map(({ text }) => text).join('\n'),
  };
  return { values, marks };
}

const inEuro = (read: Read<Cents> | null): Read<number> | null =>
  read && { ...read, value: fromCents(Math.abs(read.value) as Cents) };

/** Below zero it takes back, whatever it is called. */
const creditOf = (lines: readonly Line[], total: Read<Cents> | null): Read<true> | null =>
  findCredit(lines) ?? (total && total.value < 0 ? { ...total, value: true } : null);

const firstOf = ([first, ...others]: readonly Read<string>[]): Read<string> | null =>
  first ? { ...first, doubt: first.doubt ?? (others.length > 0 ? 'several' : null) } : null;

function isEnglish(lines: readonly Line[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  return /\binvoice\b|\bamount due\b|\breceipt\b/i.test(text) && !/\bfactuur|\bbtw\b/i.test(text);
}

function told(
  field: RecognisedField,
  read: Read<string | number | boolean> | null,
): RecognisedValue | null {
  if (!read) return null;
  const {
    value,
    line: { page },
    words,
    doubt,
  } = read;
  return {
    field,
    value,
    source: page.source,
    doubt,
    place: placeOn(page, around(words)),
  };
}
