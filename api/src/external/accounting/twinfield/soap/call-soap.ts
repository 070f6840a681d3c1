import { AccountingError } from '../../accounting-error';
import type { Access } from '../../accounting-package';
import { clusterOf } from '../cluster-of';
import { type Received, send } from '../http/send';
import type { TwinfieldSettings } from '../settings';
import { at, type Element, element, textAt } from '../xml/element';
import { readXml } from '../xml/read-xml';
import { writeXml } from '../xml/write-xml';
import { failureOf } from './failure-of';

const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
const INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';
export const TWINFIELD = 'http://www.twinfield.com/';

/** One address of the web services, and how it wants to hear who asks. */
export type Service = {
  path: string;
  action: string;
  header: (access: Access) => Element;
};

/** One call. `patience_ms` is how long its answer may take. */
export type SoapCall = { service: Service; body: Element; patience_ms: number };

/**
 * The element in the body of the answer.
 *
 * @throws AccountingError
 */
export async function callSoap(
  settings: TwinfieldSettings,
  access: Access,
  { service, body, patience_ms }: SoapCall,
): Promise<Element> {
  const received = await send(`${clusterOf(settings, access.cluster_url)}${service.path}`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${service.action}"` },
    body: writeXml(envelope(service.header(access), body)),
    patience_ms,
  });
  const answer = await bodyOf(received);
  if (received.status !== 200 || !answer || answer.name === 'Fault')
    throw failureOf(received, textAt(answer, 'detail/code'));
  return answer;
}

const envelope = (header: Element, body: Element): Element =>
  element('s:Envelope', [element('s:Header', [header]), element('s:Body', [body])], {
    'xmlns:s': SOAP,
    'xmlns:xsi': INSTANCE,
  });

/** Who asks, as all services but that of the periods want it. It has a company by its code, and none by its number. */
export const twinfieldHeader = ({ access_token, office_code }: Access): Element =>
  element(
    'Header',
    [
      element('AccessToken', access_token),
      ...(office_code === undefined ? [] : [element('CompanyCode', office_code)]),
      // Without it the real service answers an empty HTTP 400.
      element('CompanyId', '', { 'xsi:nil': 'true' }),
    ],
    { xmlns: TWINFIELD },
  );

/** The element in the body; `undefined` when the answer to a failure is no envelope. */
async function bodyOf({ status, text }: Received): Promise<Element | undefined> {
  try {
    const root = await readXml(text);
    return root.name === 'Envelope' ? at(root, 'Body')?.children[0] : undefined;
  } catch {
    if (status !== 200) return undefined;
    throw new AccountingError('noAnswer', 'the answer of the accounting package cannot be read');
  }
}
