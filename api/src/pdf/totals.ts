import { partyName } from '@boekwerk/shared/domain/client-kind';
import { formatEuro } from '@boekwerk/shared/domain/format';
import type { InvoiceTotals, VatTotal } from '@boekwerk/shared/domain/invoice-totals';
import { minus } from '@boekwerk/shared/domain/money';
import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import { discountName } from './lines';
import { COLOR, figures, typed } from './look';
import type { PrintedInvoice } from './printed-invoice';
import { creditText, paymentText, reminderText, STATEMENTS, TEXTS, VAT_OF_TOTAL } from './texts';

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
  const sign = invoice.is_credit ? -1 : 1;
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

/** What is to be paid, or given back; on a reminder what is left of it. */
function dueRows({ is_credit, reminder }: PrintedInvoice, { total }: InvoiceTotals) {
  const due = (label: string, euro: number) =>
    sumRow(label, euro).map((cell) => ({ ...cell, style: 'due' }));
  if (!reminder) return [due(is_credit ? TEXTS.toReceive : TEXTS.toPay, total)];
  const settled = minus(total, reminder.amount_due);
  return [
    ...(settled === 0 ? [] : [sumRow(TEXTS.paid, -settled)]),
    due(TEXTS.stillToPay, reminder.amount_due),
  ];
}

const vatLabel = ({ tax_id, taxable }: VatTotal, sign: 1 | -1) =>
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

function paymentOf(invoice: PrintedInvoice, { total }: InvoiceTotals): Content[] {
  const { from, reminder, is_credit, is_template } = invoice;
  const amount = reminder?.amount_due ?? total;
  if (amount <= 0 || is_template) return [];
  if (is_credit) return [typed(creditText(amount), { margin: [0, 18, 0, 0] })];

  const payment = {
    amount,
    date: invoice.expiration_date,
    iban: iban(from.bank_account),
    name: partyName(from),
    number: invoice.number ?? '',
  };
  const text = reminder ? reminderText(payment) : paymentText(payment);
  return [typed(text, { margin: [0, 18, 0, 0] })];
}

/** In groups of four, as on a bank card. Source: ISO 13616. */
export const iban = (account: string) => account.replace(/(.{4})(?=.)/g, '$1\u00A0');
