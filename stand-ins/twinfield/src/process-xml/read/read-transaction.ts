import { transactionAt } from '../../books/find';
import { error } from '../../messages/complaints';
import { place, textOf } from '../../xml/element';
import { refusal } from '../refusal';
import { transactionElement } from '../transactions/transaction-element';
import type { Reader } from './reader';

/** One transaction, in the words of a read. */
export const readTransaction: Reader = ({ books }, caller, root, office) => {
  const [code, number] = [textOf(root, 'code'), textOf(root, 'number')];
  const transaction = transactionAt(books, office.key, code, number);
  if (!transaction)
    return refusal(
      caller,
      { ...root, name: 'transaction' },
      error(place(root, 'number'), (texts) => texts.transactionUnknown(code, number)),
    );
  return transactionElement(books, office, transaction, 'read');
};
