import { AccountingError } from '../../accounting-error';
import type { Access, FrozenTransaction } from '../../accounting-package';
import type { Outcome } from '../../outcome';
import type { BookedTransaction } from '../../transaction';
import { attempt } from '../attempt';
import { processXml, WRITE_MS } from '../process-xml/process-xml';
import type { TwinfieldSettings } from '../settings';
import { type Element, textAt } from '../xml/element';
import { parseXml } from '../xml/parse-xml';
import { fieldOf } from './field-of';
import { transactionIn } from './transaction-in';

/**
 * Posts a transaction. The package knows no key by which a second one would be seen: what is uncertain is looked up
 * before it is sent again.
 */
export async function post(
  settings: TwinfieldSettings,
  access: Access,
  frozen: FrozenTransaction,
  not_after?: Date,
): Promise<Outcome<{ transaction: BookedTransaction }>> {
  if (not_after && Date.now() > not_after.getTime())
    return { kind: 'notDone', reason: 'tooLate', retry_after_s: null };
  const sent = parseXml(frozen);
  return attempt(
    async () => sameAs(sent, await processXml(settings, access, frozen, WRITE_MS)),
    (answer) => ({ transaction: transactionIn(answer) }),
    fieldOf,
  );
}

/** What makes a transaction this one. */
const OWN = ['header/office', 'header/code', 'header/invoicenumber'];

/** The answer, when it is about what was sent. @throws AccountingError when it is about another */
function sameAs(sent: Element, answer: Element): Element {
  const isSame =
    answer.name === 'transaction' &&
    OWN.every((path) => textAt(answer, path) === textAt(sent, path));
  if (!isSame) throw new AccountingError('noAnswer', 'the answer is about something else');
  return answer;
}
