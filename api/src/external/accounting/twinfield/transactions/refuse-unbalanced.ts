import { sum, toCents } from '@boekwerk/shared/domain/money/money';
import type { TransactionLine, TransactionRequest } from '../../transaction';

/** The package takes a thousand; the VAT lines that it makes itself are among them. */
const MOST_LINES = 500;

/** What the form has seen to. @throws Error for a transaction that must not be sent */
export function refuseUnbalanced({ lines, total }: TransactionRequest) {
  if (lines.length === 0 || lines.length >= MOST_LINES)
    throw new Error(`a transaction has from 1 to ${MOST_LINES - 1} lines`);
  if (!(toCents(total) > 0)) throw new Error('the total of a transaction is more than nothing');
  if (lines.some(hasTwoSides)) throw new Error('value and VAT of a line stand on the same side');
  if (lines.some(({ is_reverse_charge, vat }) => is_reverse_charge && toCents(vat) !== 0))
    throw new Error('the VAT of a reverse charge is for the package to make');
  if (lines.some(({ vat_code, vat }) => vat_code === null && toCents(vat) !== 0))
    throw new Error('VAT needs a code');
  const cents = sum(lines.flatMap(({ value, vat }) => [toCents(value), toCents(vat)]));
  if (cents !== toCents(total)) throw new Error('the transaction is not in balance');
}

const hasTwoSides = ({ value, vat }: TransactionLine) =>
  Math.sign(toCents(value)) * Math.sign(toCents(vat)) < 0;
