import { AccountingError } from '../../accounting-error';
import type { Access } from '../../accounting-package';
import type { TwinfieldSettings } from '../settings';
import type { Element } from '../xml/element';
import { writeXml } from '../xml/write-xml';
import { processXml, READ_MS } from './process-xml';
import { readMessages } from './read-messages';

/**
 * Asks for something; it may be asked again. `null` when the package says of the code or the number that it is not there.
 *
 * @throws AccountingError
 */
export async function findDocument(
  settings: TwinfieldSettings,
  access: Access,
  request: Element,
): Promise<Element | null> {
  const answer = await processXml(settings, access, writeXml(request), READ_MS);
  if (answer.attributes.result === '1') return answer;
  const places = readMessages(answer).map(({ path }) => path);
  if (places.length === 0) throw new AccountingError('noAnswer', 'the answer has no result');
  if (places.every((path) => path === 'code' || path === 'number')) return null;
  throw new AccountingError(
    places.includes('office') ? 'forbidden' : 'badRequest',
    `the accounting package refuses a ${request.name} at ${places.join(', ')}`,
  );
}

/** The same, of what must be there. @throws AccountingError `forbidden` when it is not */
export async function readDocument(
  settings: TwinfieldSettings,
  access: Access,
  request: Element,
): Promise<Element> {
  const answer = await findDocument(settings, access, request);
  if (!answer) throw new AccountingError('forbidden', 'the accounting package shows nothing of it');
  return answer;
}
