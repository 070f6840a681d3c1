import { amountOf } from '../books/amounts';
import { saidOf } from '../books/days';
import { dimensionsOf, journalsOf, vatCodesOf, yearsOf } from '../books/find';
import { DIMENSION_TYPES, type Dimension, type Office, type Transaction } from '../books/types';
import type { StandIn } from '../stand-in';
import { type Html, html } from './html';
import { layout, table } from './layout';
import { TEXTS } from './texts';

const { columns, office: words } = TEXTS;

/** Of a long list the last ones are shown; the web services give them all. */
const MOST_SHOWN = 300;

/** One office: what was booked, and everything it can be booked with. */
export function officePage(standIn: StandIn, office: Office): Html {
  const { books } = standIn;
  const transactions = [...books.tables.transactions.values()].filter(
    (each) => each.office === office.key,
  );
  return layout(
    `${office.name} (${office.code})`,
    html`${listed(words.transactions, transactions, transactionTable)}
    ${DIMENSION_TYPES.map((type) =>
      listed(TEXTS.dimensions[type], dimensionsOf(books, office.key, type), dimensionTable),
    )}
    <h2>${words.vat}</h2>${vatTable(standIn, office)}
    <h2>${words.journals}</h2>${journalTable(standIn, office)}
    <h2>${words.periods}</h2>${periodTable(standIn, office)}`,
  );
}

/** A list under a heading that counts it. */
function listed<Row>(title: string, rows: Row[], show: (rows: Row[]) => Html): Html {
  const isCut = rows.length > MOST_SHOWN;
  return html`<h2>${title} <small>${rows.length}</small></h2>
  ${isCut ? html`<p class="soft">${words.shown(MOST_SHOWN)}</p>` : ''}
  ${rows.length === 0 ? html`<p class="soft">${words.none}</p>` : show(rows.slice(-MOST_SHOWN))}`;
}

const transactionTable = (transactions: Transaction[]) =>
  table(
    [
      columns.number,
      columns.date,
      columns.period,
      columns.relation,
      columns.invoice,
      columns.amount,
      columns.status,
      columns.freetexts,
    ],
    [...transactions].reverse().map((transaction) => {
      const { office, code, number, date, period, currency, invoicenumber } = transaction;
      const total = transaction.lines.find(({ type }) => type === 'total');
      return [
        html`<a href="/offices/${office}/transactions/${code}/${number}">${code} ${number}</a>`,
        saidOf(date),
        period,
        total?.dim2 ?? '',
        invoicenumber,
        total ? `${currency} ${amountOf(total.value)}` : '',
        statusOf(transaction),
        transaction.freetexts.filter((text) => text !== '').join(' · '),
      ];
    }),
    [5],
  );

export const statusOf = ({ deleted, location }: Transaction): string =>
  deleted === null ? words[location] : `${words.deleted}: ${deleted}`;

const dimensionTable = (dimensions: Dimension[]) =>
  table(
    [columns.code, columns.name, columns.status],
    dimensions.map(({ code, name, status }) => [
      code,
      name,
      status === 'active' ? '' : words.inactive,
    ]),
  );

const vatTable = ({ books }: StandIn, { key }: Office) =>
  table(
    [columns.code, columns.name, columns.type, columns.percentages],
    vatCodesOf(books, key).map(({ code, name, type, rates }) => [
      code,
      name,
      type,
      rates.map(({ date, percentage }) => `${Number(percentage)}% (${saidOf(date)})`).join(', '),
    ]),
  );

function journalTable({ books }: StandIn, { key }: Office): Html {
  const journals = journalsOf(books, key);
  if (journals.length === 0) return html`<p class="soft">${words.noJournals}</p>`;
  return table(
    [columns.code, columns.name, columns.type, columns.freetexts],
    journals.map(({ code, name, category, freetexts }) => [
      code,
      name,
      category,
      freetexts.flatMap((isAllowed, index) => (isAllowed ? [index + 1] : [])).join(', '),
    ]),
  );
}

const periodTable = ({ books }: StandIn, { key }: Office) =>
  table(
    [columns.period, words.open, words.closed],
    yearsOf(books, key).map(({ year, periods }) => {
      const open = periods.filter(({ isOpen }) => isOpen).length;
      return [year, open, periods.length - open];
    }),
    [1, 2],
  );
