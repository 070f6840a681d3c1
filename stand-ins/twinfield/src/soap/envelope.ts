import { child, type Element, element } from '../xml/element';
import { parseXml, XmlError } from '../xml/parse-xml';
import { type SoapFault, soapFault } from './soap-fault';

const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
export const TWINFIELD = 'http://www.twinfield.com/';
export const INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';

/** What an envelope holds: the elements of its header, and the one in its body. */
export type Envelope = { header: Element[]; body: Element };

/** @throws SoapFault 187 when it is none */
export function readEnvelope(text: string): Envelope {
  const root = parsed(text);
  const body = child(root, 'Body')?.children[0];
  if (root.name !== 'Envelope' || root.namespace !== SOAP || !body) throw soapFault(187);
  return { header: child(root, 'Header')?.children ?? [], body };
}

/** @throws SoapFault 187 when it cannot be read */
export function parsed(text: string): Element {
  try {
    return parseXml(text);
  } catch (error) {
    if (error instanceof XmlError) throw soapFault(187);
    throw error;
  }
}

/** An envelope to answer with. */
export const envelope = (content: Element): Element =>
  element('soap:Envelope', [element('soap:Body', [content])], {
    'xmlns:soap': SOAP,
    'xmlns:xsi': INSTANCE,
    'xmlns:xsd': 'http://www.w3.org/2001/XMLSchema',
  });

/** The element that tells what went wrong. `faultcode` blames the server, as the real one does for all. */
export const faultElement = (fault: SoapFault, message: string): Element =>
  element('soap:Fault', [
    element('faultcode', 'soap:Server'),
    element('faultstring', message),
    element('detail', fault.detail(message)),
  ]);
