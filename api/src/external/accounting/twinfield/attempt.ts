import { AccountingError } from '../accounting-error';
import type { Message, Outcome } from '../outcome';
import { readMessages } from './process-xml/read-messages';
import type { Element } from './xml/element';

/**
 * Says what became of a call that writes, by the attributes of the element alone: words are in the language of whoever
 * linked. Whatever cannot be read may have been done.
 *
 * @param write sends the document, and gives the element that is about what was sent
 * @param done reads what came of it @throws AccountingError when that cannot be read
 * @param fieldOf the field of our form for a path in the document
 */
export async function attempt<Result>(
  write: () => Promise<Element>,
  done: (answer: Element) => Result,
  fieldOf: (path: string) => string | null,
): Promise<Outcome<Result>> {
  try {
    const answer = await write();
    const messages = readMessages(answer).map((message) => ({
      ...message,
      field: fieldOf(message.path),
    }));
    if (answer.attributes.result === '1' && !messages.some(({ type }) => type === 'error'))
      return { kind: 'done', ...done(answer) };
    if (answer.attributes.result === '0' && messages.length > 0) return refusal(messages);
    return { kind: 'uncertain', why: 'the answer does not say what became of it' };
  } catch (error) {
    if (error instanceof AccountingError) return failed(error);
    throw error;
  }
}

/** An office that is not there (any more) for this user is no matter of the document. */
function refusal(messages: Message[]): Outcome<never> {
  if (messages.some(({ path }) => path === 'office' || path === 'header/office'))
    return { kind: 'notDone', reason: 'officeGone', retry_after_s: null };
  return {
    kind: 'refused',
    messages,
    // No other warning about a number is asked for.
    is_duplicate_number: messages.some(
      ({ path, type }) => path === 'header/invoicenumber' && type === 'warning',
    ),
    is_free_text_closed: messages.some(({ path }) => path.startsWith('header/freetext')),
  };
}

function failed({ reason, retry_after_s, message }: AccountingError): Outcome<never> {
  if (reason === 'noAnswer') return { kind: 'uncertain', why: message };
  return { kind: 'notDone', reason, retry_after_s };
}
