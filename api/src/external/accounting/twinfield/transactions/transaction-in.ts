import { type Amount, fromCents, sum, toCents } from '@boekwerk/shared/domain/money/money';
import { UnreadableAnswer } from '../../accounting-error';
import type { BookedLine, BookedTransaction } from '../../transaction';
import { readAmount } from '../read-amount';
import { readCode } from '../read-code';
import { readDay } from '../read-day';
import { at, childrenOf, type Element, textAt } from '../xml/element';

/**
 * A transaction as it comes back from a post and from a read, which have some names of their own for the same things.
 *
 * @throws AccountingError when it has no number, or an amount that is none
 */
export function transactionIn(answer: Element): BookedTransaction {
  const header = at(answer, 'header');
  const lines = childrenOf(at(answer, 'lines'), 'line').map(lineIn);
  const total = lines.find(({ type }) => type === 'total');
  return {
    journal_code: readCode(answer, 'header/code'),
    number: readCode(answer, 'header/number'),
    status: answer.attributes.location === 'final' ? 'final' : 'temporary',
    date: readDay(textAt(header, 'date')),
    period: textAt(header, 'period'),
    currency: textAt(header, 'currency'),
    invoice_number: textAt(header, 'invoicenumber'),
    free_texts: [
      textAt(header, 'freetext1'),
      textAt(header, 'freetext2'),
      textAt(header, 'freetext3'),
    ],
    relation_code: total?.dim2 ?? '',
    total: total?.value ?? 0,
    vat: vatOf(lines, total),
    lines,
  };
}

/** VAT stands across from the total; of a reverse charge both sides have it. */
function vatOf(lines: BookedLine[], total: BookedLine | undefined): Amount {
  const vat = lines.filter(({ type }) => type === 'vat');
  const cents = vat.map(({ side, value }) => toCents(side === total?.side ? -value : value));
  return fromCents(sum(cents));
}

function lineIn(line: Element): BookedLine {
  const { id = '', type } = line.attributes;
  if (type !== 'total' && type !== 'detail' && type !== 'vat')
    throw new UnreadableAnswer('a line of a kind that is not known');
  const vat_value = textAt(line, 'vatvalue');
  return {
    id,
    type,
    ledger_code: textAt(line, 'dim1'),
    dim2: textAt(line, 'dim2'),
    project_code: textAt(line, 'dim3'),
    value: readAmount(textAt(line, 'value')),
    side: textAt(line, 'debitcredit') === 'credit' ? 'credit' : 'debit',
    vat_code: textAt(line, 'vatcode'),
    vat_value: vat_value === '' ? null : readAmount(vat_value),
    description: textAt(line, 'description'),
  };
}
