import { amountOf } from '../books/amounts';
import { saidOf } from '../books/days';
import type { Line, Transaction } from '../books/types';
import { type Html, html } from './html';
import { layout, table } from './layout';
import { statusOf } from './office-page';
import { TEXTS } from './texts';

const { columns } = TEXTS;

/** One transaction with its lines. */
export function transactionPage(transaction: Transaction): Html {
  const { code, number, date, period, invoicenumber, currency, user, office } = transaction;
  return layout(
    TEXTS.transaction.title(code, number),
    html`${table(
      [
        columns.office,
        columns.status,
        columns.date,
        columns.period,
        columns.invoice,
        columns.currency,
        columns.user,
        columns.freetexts,
      ],
      [
        [
          html`<a href="/offices/${office}">${office}</a>`,
          statusOf(transaction),
          saidOf(date),
          period,
          invoicenumber,
          currency,
          user,
          transaction.freetexts.join(' · '),
        ],
      ],
    )}
    <h2>${columns.line}</h2>
    ${table(
      [
        columns.line,
        columns.ledger,
        columns.second,
        columns.project,
        columns.description,
        columns.vat,
        columns.debit,
        columns.credit,
      ],
      transaction.lines.map(cells),
      [6, 7],
    )}`,
  );
}

const cells = (line: Line) => [
  `${line.id} ${line.type}`,
  line.dim1,
  line.dim2,
  line.dim3,
  line.description,
  line.vatcode,
  line.debitcredit === 'debit' ? amountOf(line.value) : '',
  line.debitcredit === 'credit' ? amountOf(line.value) : '',
];
