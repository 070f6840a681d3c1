import type { Element } from '../xml/element';
import { decode } from '../xml/encoding';
import { parseXml } from '../xml/parse-xml';

export type Header = {
  token: string;
  /** The code of the office; left out when empty. */
  company: string;
  /** The element `CompanyId`, or what a client sends in its place. */
  companyId?: string;
  wrap?: (document: string) => string;
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
const TWINFIELD = 'http://www.twinfield.com/';

/** What a client of `processxml` sends. */
export const envelopeWith = (document: string, header: Header) =>
  envelope(
    headerWith(header),
    `<ProcessXmlString xmlns="${TWINFIELD}"><xmlRequest>${(header.wrap ?? escaped)(document)}</xmlRequest></ProcessXmlString>`,
  );

export const envelope = (header: string, body: string) =>
  `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="${SOAP}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><s:Header>${header}</s:Header><s:Body>${body}</s:Body></s:Envelope>`;

export const headerWith = ({ token, company, companyId = '' }: Header) =>
  `<Header xmlns="${TWINFIELD}">${token && `<AccessToken>${token}</AccessToken>`}${company && `<CompanyCode>${company}</CompanyCode>`}${companyId}</Header>`;

/** The document within the answer of `processxml`. */
export function documentIn(bytes: Buffer): Element {
  const result = parseXml(decode(bytes)).children[0]?.children[0]?.children[0];
  return parseXml(result?.text ?? '');
}
