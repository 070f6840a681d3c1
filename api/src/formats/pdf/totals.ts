import type { InvoiceTotals, VatTotal } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { formatEuro } from '@boekwerk/shared/domain/money/format';
import { type Euro, minus } from '@boekwerk/shared/domain/money/money';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import { discountName } from './lines';
import { COLOR, figures, typed } from './look';
import { type PrintedInvoice, signOf } from './printed-invoice';
import {
  paymentText,
  receiveText,
  reminderText,
  STATEMENTS,
  settledText,
  TEXTS,
  VAT_OF_TOTAL,
} from './texts';

/** The sums with what the law wants said about them, and how to pay: together on one page. */
export function totalsOf(invoice: PrintedInvoice, totals: InvoiceTotals): Content {
  const rows = sumRows(invoice, totals);
  return {
    unbreakable: true,
    margin: [0, 14, 0, 0],
    stack: [
      {
        columns: [
          { width: '*', text: '' },
          {
            width: 268,
            layout: sumsLayout(rows.length),
            table: { widths: ['*', 'auto'], body: rows },
          },
        ],
      },
      ...statementsOf(invoice, totals).map((statement) =>
        typed(statement, { margin: [0, 14, 0, 0] }),
      ),
      ...paymentOf(invoice, totals),
    ],
  };
}

function sumRows(invoice: PrintedInvoice, totals: InvoiceTotals): TableCell[][] {
  const sign = signOf(invoice);
  const row = (label: string, euro: number) => sumRow(label, sign * euro);
  return [
    row(TEXTS.subtotal, totals.subtotal),
    ...(totals.discount === 0 ? [] : [row(discountName(invoice), -totals.discount)]),
    row(TEXTS.totalExTax, totals.total_ex_tax),
    ...totals.groups.map((group) => row(vatLabel(group, sign), group.vat)),
    row(TEXTS.total, totals.total),
    ...dueRows(invoice, totals),
  ];
}

/** What is to be paid, or is given back; before it what of that was settled already. */
function dueRows(invoice: PrintedInvoice, totals: InvoiceTotals) {
  const { credited, reminder } = invoice;
  const due = dueOf(invoice, totals);
  const settled = settledOf(invoice, totals);
  const label = reminder ? TEXTS.stillToPay : TEXTS.toPay;
  const settledLabel = credited ? TEXTS.settledWith(credited.number) : TEXTS.paid;
  const takenOff = reminder?.taken_off ?? 0;
  const rest = minus(settled, takenOff);
  return [
    ...(takenOff === 0 ? [] : [sumRow(TEXTS.takenOff, -takenOff)]),
    ...(rest === 0 ? [] : [sumRow(settledLabel, -rest)]),
    (isReceived(invoice, due) ? sumRow(TEXTS.toReceive, -due) : sumRow(label, due)).map((cell) => ({
      ...cell,
      style: 'due',
    })),
  ];
}

/** What is to be paid; less than nothing when the customer gets it. Of a credit only what was paid goes back. */
export function dueOf(
  { is_credit, credited, reminder }: PrintedInvoice,
  { total }: InvoiceTotals,
): Euro {
  if (reminder) return reminder.amount_due;
  return is_credit ? minus(0, credited?.given_back ?? total) : total;
}

const isReceived = ({ is_credit }: PrintedInvoice, due: Euro) =>
  due < 0 || (is_credit && due === 0);

/** What of the total needs not be paid, or given back, any more. */
const settledOf = (invoice: PrintedInvoice, totals: InvoiceTotals): Euro =>
  minus(signOf(invoice) * totals.total, dueOf(invoice, totals));

const vatLabel = ({ tax_id, taxable }: VatTotal, sign: number) =>
  `${VAT_OF_TOTAL[tax_id]} over ${formatEuro(sign * taxable)}`;

const sumRow = (label: string, euro: number) => [typed(label), figures(formatEuro(euro))];

/** What is to be paid stands on a band of its own. */
const sumsLayout = (rows: number): CustomTableLayout => ({
  hLineWidth: (line) => (line === rows - 1 ? 0.5 : 0),
  vLineWidth: () => 0,
  hLineColor: COLOR.line,
  fillColor: (row) => (row === rows - 1 ? COLOR.band : null),
  paddingLeft: (column) => (column === 0 ? 8 : 12),
  paddingRight: (column) => (column === 1 ? 6 : 0),
  paddingTop: (row) => (row === rows - 1 ? 7 : 3),
  paddingBottom: (row) => (row === rows - 1 ? 7 : 3),
});

function statementsOf({ from, to }: PrintedInvoice, { groups }: InvoiceTotals): string[] {
  const numbers = { supplier: from.tax_number, customer: to.tax_number };
  return groups.flatMap(({ tax_id }) => STATEMENTS[tax_id]?.(numbers) ?? []);
}

function paymentOf(invoice: PrintedInvoice, totals: InvoiceTotals): Content[] {
  if (invoice.is_template) return [];
  return paymentTexts(invoice, totals).map((text) => typed(text, { margin: [0, 18, 0, 0] }));
}

function paymentTexts(invoice: PrintedInvoice, totals: InvoiceTotals): string[] {
  const due = dueOf(invoice, totals);
  const settled = settledOf(invoice, totals);
  const { from, reminder, credited } = invoice;
  const settling =
    credited && settled !== 0 ? [settledText(Math.abs(settled), credited.number)] : [];
  if (due <= 0) return due === 0 ? settling : [receiveText(-due), ...settling];

  const payment = {
    amount: due,
    date: invoice.expiration_date,
    iban: iban(from.bank_account),
    name: partyName(from),
    number: invoice.number ?? '',
  };
  if (!reminder) return [paymentText(payment), ...settling];
  return [reminderText({ ...payment, isLate: reminder.date > invoice.expiration_date })];
}

/** In groups of four, as on a bank card. Source: ISO 13616. */
export const iban = (account: string) => account.replace(/(.{4})(?=.)/g, '$1\u00A0');
