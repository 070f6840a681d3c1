import type { FrozenTransaction } from '../../accounting-package';
import type { Supply, TransactionLine, TransactionRequest } from '../../transaction';
import { fitting } from '../fitting';
import { writeAmount } from '../read-amount';
import { writeDay } from '../read-day';
import { type Element, element, unlessEmpty } from '../xml/element';
import { writeXml } from '../xml/write-xml';
import { refuseUnbalanced } from './refuse-unbalanced';

/** Of a line; the same as in a bank statement. */
const LONGEST_DESCRIPTION = 40;

/**
 * The document of an invoice or credit note. Each line brings its own VAT, so that nothing is rounded unseen; but a
 * reverse charge brings none, or the package would not make both its lines. A warning is asked for at the invoice number
 * alone: what is there already is not booked again, unless a person knows that it is another invoice.
 *
 * @throws Error when it is not in balance
 */
export function buildTransaction(request: TransactionRequest): FrozenTransaction {
  refuseUnbalanced(request);
  return writeXml(
    element(
      'transaction',
      [
        element('header', header(request)),
        element('lines', [totalLine(request), ...detailLines(request)]),
      ],
      { destiny: request.destiny, raisewarning: 'false', autobalancevat: 'false' },
    ),
  );
}

const header = (request: TransactionRequest): Element[] => [
  element('office', request.office_code),
  element('code', request.journal_code),
  element('currency', request.currency),
  // Without a period the date decides.
  element('date', writeDay(request.date)),
  element('invoicenumber', fitting(request.invoice_number), {
    raisewarning: String(request.is_number_used_before !== true),
  }),
  ...unlessEmpty('paymentreference', fitting(request.payment_reference ?? '')),
  ...(request.due_date === null ? [] : [element('duedate', writeDay(request.due_date))]),
  ...(request.free_text === null
    ? []
    : [element(`freetext${request.free_text.field}`, fitting(request.free_text.text))]),
];

const totalLine = (request: TransactionRequest): Element =>
  element(
    'line',
    [
      ...unlessEmpty('dim1', request.ledger_code ?? ''),
      element('dim2', request.relation_code),
      element('value', writeAmount(request.total)),
      element('debitcredit', sideOf(request, -1)),
      ...description(request),
    ],
    { type: 'total', id: '1' },
  );

const detailLines = (request: TransactionRequest): Element[] =>
  request.lines.map((line, index) =>
    element('line', detail(request, line), { type: 'detail', id: String(index + 2) }),
  );

const detail = (request: TransactionRequest, line: TransactionLine): Element[] => [
  element('dim1', line.ledger_code),
  ...unlessEmpty('dim2', line.cost_centre_code ?? ''),
  ...unlessEmpty('dim3', line.project_code ?? ''),
  element('value', writeAmount(line.value)),
  element('debitcredit', sideOf(request, line.value || line.vat)),
  ...description(line),
  ...unlessEmpty('vatcode', line.vat_code ?? ''),
  ...(line.vat_code === null || line.is_reverse_charge
    ? []
    : [element('vatvalue', writeAmount(line.vat))]),
  ...(line.supply ? supply(line.supply) : []),
];

const description = ({ description }: { description: string }): Element[] =>
  unlessEmpty('description', fitting(description, LONGEST_DESCRIPTION));

const supply = ({ kind, country, tax_number, date }: Supply): Element[] => [
  element('performancetype', kind),
  ...unlessEmpty('performancecountry', country ?? ''),
  ...unlessEmpty('performancevatnumber', tax_number ?? ''),
  ...(kind === 'services' ? [element('performancedate', writeDay(date))] : []),
];

/**
 * Amounts have no sign of their own. A sale's lines are credit and its total is debit, of a purchase the other way round;
 * a credit note swaps them, and so does a negative line.
 *
 * @param sign below zero for the other side than that of the lines
 */
function sideOf({ is_sale, is_credit }: TransactionRequest, sign: number): 'debit' | 'credit' {
  const isCredit = [is_sale, is_credit, sign < 0].filter(Boolean).length % 2 === 1;
  return isCredit ? 'credit' : 'debit';
}
