import { momentOf } from '../../books/days';
import { transactionAt } from '../../books/find';
import { put } from '../../books/tables';
import { type Complaint, error } from '../../messages/complaints';
import type { Caller } from '../../soap/sign-on';
import type { StandIn } from '../../stand-in';
import { type Element, place, textOf } from '../../xml/element';
import { officeIn } from '../offices';
import { refusal } from '../refusal';

/** Deletes a concept, with a reason. What is final stays. */
export function deleteTransaction(standIn: StandIn, caller: Caller, sent: Element): Element {
  const { books } = standIn;
  const found = officeIn(standIn, caller, sent);
  if ('complaint' in found) return refusal(caller, sent, found.complaint);
  const [code, number] = [textOf(sent, 'code'), textOf(sent, 'number')];
  const transaction = transactionAt(books, found.office.key, code, number);
  const reason = (sent.attributes.reason ?? '').trim();
  const complaints: Complaint[] = [];
  if (!transaction)
    complaints.push(
      error(place(sent, 'number'), (texts) => texts.transactionUnknown(code, number)),
    );
  if (transaction?.location === 'final')
    complaints.push(error(place(sent, 'number'), (texts) => texts.transactionFinal(code, number)));
  if (reason === '') complaints.push(error(sent, (texts) => texts.reasonMissing()));
  if (!transaction || complaints.length > 0) return refusal(caller, sent, ...complaints);

  const modified = momentOf(books.now());
  books.commit([put('transactions', { ...transaction, deleted: reason, modified })]);
  return { ...sent, text: '', attributes: { ...sent.attributes, result: '1' } };
}
