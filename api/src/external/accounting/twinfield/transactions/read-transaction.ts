import type { Access } from '../../accounting-package';
import type { Outcome } from '../../outcome';
import type { BookedTransaction } from '../../transaction';
import { attempt } from '../attempt';
import { officeOf } from '../office-of';
import { processXml, WRITE_MS } from '../process-xml/process-xml';
import { findDocument } from '../process-xml/read-document';
import type { TwinfieldSettings } from '../settings';
import { element } from '../xml/element';
import { writeXml } from '../xml/write-xml';
import { transactionIn } from './transaction-in';

type Key = { journal_code: string; number: string };

/** `null` when it is not there (any more). */
export async function readTransaction(
  settings: TwinfieldSettings,
  access: Access,
  key: Key,
): Promise<BookedTransaction | null> {
  const request = element('read', [element('type', 'transaction'), ...namesOf(access, key)]);
  const answer = await findDocument(settings, access, request);
  return answer && transactionIn(answer);
}

/** Deletes a provisional transaction; a final one is refused, and so is one that is gone. */
export const deleteTransaction = (
  settings: TwinfieldSettings,
  access: Access,
  { reason, ...key }: Key & { reason: string },
): Promise<Outcome> => {
  const request = element('transaction', namesOf(access, key), { action: 'delete', reason });
  return attempt(
    () => processXml(settings, access, writeXml(request), WRITE_MS),
    () => ({}),
    () => null,
  );
};

const namesOf = (access: Access, { journal_code, number }: Key) => [
  element('office', officeOf(access)),
  element('code', journal_code),
  element('number', number),
];
