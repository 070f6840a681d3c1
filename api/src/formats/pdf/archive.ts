import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { kindOf, type PrintedInvoice } from './printed-invoice';

/** What stands about a document in the file itself. */
export type About = { title: string; author: string; creationDate: Date };

/**
 * What makes a PDF one to keep: PDF/A-3b, with the same invoice as UBL inside. A concept is none: what is
 * written across it is transparent.
 *
 * Source: ISO 19005-3.
 */
export const archiveOf = (
  invoice: PrintedInvoice,
  { creationDate }: About,
): Partial<TDocumentDefinitions> =>
  isArchived(invoice)
    ? { version: '1.7', subset: 'PDF/A-3b', files: ublFile(invoice, creationDate) }
    : {};

export const isArchived = (invoice: PrintedInvoice) =>
  kindOf(invoice) !== 'concept' && kindOf(invoice) !== 'template';

function ublFile({ ubl }: PrintedInvoice, date: Date): TDocumentDefinitions['files'] {
  if (!ubl) return {};
  const file = {
    src: `data:application/xml;base64,${Buffer.from(ubl.content).toString('base64')}`,
    name: ubl.name,
    type: 'application/xml',
    description: 'UBL',
    // The same invoice in another form. Source: ISO 19005-3, Annex E.
    relationship: 'Alternative',
    creationDate: date,
    modifiedDate: date,
  };
  return { ubl: file };
}

type WithMetadata = { _addInfo: () => void; appendXML: (xml: string) => void };

/** Has the document say about itself what it is, in XML that holds any name: `Jansen & Zn.` */
export function describe(document: unknown, about: About) {
  const described = document as WithMetadata;
  described._addInfo = () => described.appendXML(descriptionOf(about));
}

/** Source: XMP specification, part 1; the same values as in the information dictionary. */
const descriptionOf = ({ title, author, creationDate }: About) => `
  <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
    <xmp:CreateDate>${creationDate.toISOString().replace(/\.\d+/, '')}</xmp:CreateDate>
    <xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
    <dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
    <pdf:Producer>${PRODUCER}</pdf:Producer>
  </rdf:Description>`;

export const PRODUCER = 'Boekwerk';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
