import type { Books } from '../../books/books';
import { currencyAt, journalAt } from '../../books/find';
import type { Office, Transaction } from '../../books/types';
import { type Element, element } from '../../xml/element';
import { named } from '../named';
import { lineElement } from './line-element';
import type { Wording } from './wording';

/** A transaction as it comes back. */
export function transactionElement(
  books: Books,
  office: Office,
  transaction: Transaction,
  wording: Wording,
): Element {
  return element(
    'transaction',
    [
      element('header', headerParts(books, office, transaction, wording)),
      element(
        'lines',
        transaction.lines.map((line) => lineElement(books, transaction, line, wording)),
      ),
    ],
    { result: '1', location: transaction.location },
  );
}

function headerParts(books: Books, office: Office, transaction: Transaction, wording: Wording) {
  const journal = journalAt(books, office.key, transaction.code);
  const currency = currencyAt(books, office.key, transaction.currency);
  const user = books.tables.users.get(`${office.organisation}/${transaction.user}`);
  return [
    named('office', office),
    named('code', journal ?? { code: transaction.code, name: '', shortname: '' }),
    element('number', transaction.number),
    element('period', transaction.period),
    named('currency', {
      code: transaction.currency,
      name: currency?.name ?? '',
      shortname: transaction.currency,
    }),
    element('date', transaction.date),
    element('origin', 'import'),
    ...(wording === 'read'
      ? [
          element('originreference'),
          element('regime', 'Generic'),
          named('user', { code: transaction.user, name: user?.name ?? '', shortname: '' }),
          element('inputdate', transaction.inputdate),
          element('modificationdate', transaction.modified),
        ]
      : []),
    element('invoicenumber', transaction.invoicenumber),
    element('paymentreference', transaction.paymentreference),
    element('duedate', transaction.duedate),
    ...transaction.freetexts.map((text, index) => element(`freetext${index + 1}`, text)),
  ];
}
