import { amountOf, type Cents, times } from '../../books/amounts';
import type { Books } from '../../books/books';
import { vatCodeAt } from '../../books/find';
import { dimensionOn, type Level } from '../../books/levels';
import type { Line, Transaction } from '../../books/types';
import { type Element, element } from '../../xml/element';
import { named } from '../named';
import type { Wording } from './wording';

/** A line as it comes back: the words of a post and of a read are not the same. */
export function lineElement(
  books: Books,
  transaction: Transaction,
  line: Line,
  wording: Wording,
): Element {
  return element(
    'line',
    [
      ...dimensions(books, transaction, line, wording),
      element('value', amountOf(line.value)),
      element('debitcredit', line.debitcredit),
      element('description', line.description),
      element('rate', transaction.rate),
      element('basevalue', amountOf(line.basevalue)),
      ...(line.type === 'total' ? totalParts(transaction, line, wording) : []),
      ...(line.type === 'detail' ? detailParts(books, transaction, line) : []),
      ...(line.type === 'vat' ? vatParts(transaction, line) : []),
      ...performanceParts(line),
    ],
    { type: line.type, id: line.id },
  );
}

function dimensions(books: Books, { office }: Transaction, line: Line, wording: Wording) {
  const levels: [Level, string][] = [
    [1, line.dim1],
    [2, line.dim2],
    [3, line.dim3],
  ];
  return levels
    .filter(([, code]) => code !== '')
    .map(([level, code]) => {
      const found = dimensionOn(books, office, level, code);
      const { type = 'BAS', name = '', shortname = '' } = found ?? {};
      const kind = wording === 'post' ? 'type' : 'dimensiontype';
      return named(`dim${level}`, { code, name, shortname }, { [kind]: type });
    });
}

/** Nothing is ever paid here, so that all is open. */
function totalParts({ lines, rate }: Transaction, line: Line, wording: Wording): Element[] {
  const vat = lines.reduce((sum, { type, debitcredit, value }) => {
    if (type !== 'vat') return sum;
    return debitcredit === line.debitcredit ? sum - value : sum + value;
  }, 0);
  const relation = element(wording === 'post' ? 'customersupplier' : 'relation', line.dim2);
  const openBase = element(
    wording === 'post' ? 'openbasevalue' : 'basevalueopen',
    amountOf(line.basevalue),
  );
  return [
    element('vattotal', amountOf(vat)),
    element('vatbasetotal', amountOf(times(vat, rate))),
    element('matchlevel', '2'),
    relation,
    ...(wording === 'post' ? [element('openvalue', amountOf(line.value))] : []),
    openBase,
    element('matchstatus', 'available'),
  ];
}

function detailParts(books: Books, { office, rate }: Transaction, line: Line): Element[] {
  const vat = vatCodeAt(books, office, line.vatcode);
  return [
    ...(vat ? [named('vatcode', vat)] : []),
    ...amounts('vatvalue', 'vatbasevalue', line.vatvalue, rate),
    element('matchstatus', 'notmatchable'),
  ];
}

const vatParts = ({ rate }: Transaction, line: Line): Element[] => [
  element('vatcode', line.vatcode),
  ...amounts('vatturnover', 'vatbaseturnover', line.vatturnover, rate),
  element('baseline', line.baseline),
];

const amounts = (name: string, baseName: string, value: Cents | null, rate: string): Element[] =>
  value === null
    ? []
    : [element(name, amountOf(value)), element(baseName, amountOf(times(value, rate)))];

const performanceParts = ({ performance }: Line): Element[] =>
  performance
    ? [
        element('performancetype', performance.type),
        element('performancecountry', performance.country),
        element('performancevatnumber', performance.vatnumber),
        element('performancedate', performance.date),
      ]
    : [];
