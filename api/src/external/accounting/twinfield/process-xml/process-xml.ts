import { AccountingError } from '../../accounting-error';
import type { Access } from '../../accounting-package';
import type { TwinfieldSettings } from '../settings';
import { callSoap, type Service, TWINFIELD, twinfieldHeader } from '../soap/call-soap';
import { at, type Element, element } from '../xml/element';
import { readXml } from '../xml/read-xml';

const SERVICE: Service = {
  path: '/webservices/processxml.asmx',
  action: `${TWINFIELD}ProcessXmlString`,
  header: twinfieldHeader,
};

/** A list of ten thousand takes its time. */
export const READ_MS = 30_000;
export const WRITE_MS = 60_000;

/**
 * Sends a document, and gives the one that comes back. Both travel as a text within an envelope, escaped or as CDATA.
 *
 * @throws AccountingError
 */
export async function processXml(
  settings: TwinfieldSettings,
  access: Access,
  document: string,
  patience_ms: number,
): Promise<Element> {
  const body = element('ProcessXmlString', [element('xmlRequest', document)], { xmlns: TWINFIELD });
  const answer = await callSoap(settings, access, { service: SERVICE, body, patience_ms });
  const result = at(answer, 'ProcessXmlStringResult');
  try {
    return await readXml(result?.text ?? '');
  } catch {
    throw new AccountingError('noAnswer', 'the document that came back cannot be read');
  }
}
