import { amountOf, type Cents, times } from '../../books/amounts';
import type { Line } from '../../books/types';
import type { Reading } from './reading';
import { OTHER } from './vat-lines';

/** Debit less credit. */
export const differenceOf = (lines: readonly Line[], value: (line: Line) => Cents): Cents =>
  lines.reduce((sum, line) => sum + signed(line, value(line)), 0);

const signed = ({ debitcredit }: Line, value: Cents) => (debitcredit === 'debit' ? value : -value);

/** Complains when debit and credit differ, in the currency of the transaction and in that of the office. */
export function checkBalance({ sent, fail }: Reading, lines: readonly Line[], rate: string) {
  const difference = differenceOf(lines, ({ value }) => value);
  if (difference === 0) return;
  const missing = OTHER[difference > 0 ? 'debit' : 'credit'];
  const amount = amountOf(Math.abs(difference));
  const inBase = amountOf(Math.abs(times(difference, rate)));
  fail(sent, (texts) => texts.notBalanced(amount, missing));
  fail(sent, (texts) => texts.notBalancedInBase(inBase, missing));
}

/** The lines in the currency of the office as well; what rounding leaves over goes to the largest of them. */
export function withBaseValues(lines: readonly Line[], rate: string): Line[] {
  const converted = lines.map((line) => ({ ...line, basevalue: times(line.value, rate) }));
  const left = differenceOf(converted, ({ basevalue }) => basevalue);
  const [largest] = [...converted].sort((a, b) => b.basevalue - a.basevalue);
  if (left === 0 || !largest) return converted;
  const by = largest.debitcredit === 'debit' ? -left : left;
  return converted.map((line) =>
    line === largest ? { ...line, basevalue: line.basevalue + by } : line,
  );
}
