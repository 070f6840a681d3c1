import { officeOfCaller } from '../../soap/sign-on';
import { SoapFault } from '../../soap/soap-fault';
import { child, childrenOf, type Element } from '../../xml/element';
import { deleteTransaction } from '../delete/delete-transaction';
import type { DocumentReader } from '../document';
import { answerEach } from '../each';
import { postTransaction } from './post-transaction';

/** Source: fair use policy. */
const MOST_LINES = 1000;
const BAD_REQUEST = 400;

/** `<transaction>` or `<transactions>`: posts, changes a concept, or deletes one. */
export const transactionDocument: DocumentReader = (standIn, caller, root) => {
  officeOfCaller(caller);
  const all = root.name === 'transaction' ? [root] : childrenOf(root, 'transaction');
  if (all.some((each) => linesOf(each).length > MOST_LINES))
    throw new SoapFault(BAD_REQUEST, (texts) => texts.tooManyLines(MOST_LINES));
  return {
    kind: all.length > 0 && all.every(isDelete) ? 'delete' : 'posting',
    credits: 3,
    answer: () =>
      answerEach(root, 'transaction', (each) =>
        isDelete(each)
          ? deleteTransaction(standIn, caller, each)
          : postTransaction(standIn, caller, each),
      ),
  };
};

const isDelete = ({ attributes }: Element) => attributes.action === 'delete';

const linesOf = (transaction: Element) => childrenOf(child(transaction, 'lines'), 'line');
