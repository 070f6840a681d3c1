import { type Euro, toCents } from '@boekwerk/shared/domain/money/money';
import { XMLBuilder } from 'fast-xml-parser';

/** An element's content: its text, its attributes (`@name`) and text (`#`), or what is in it, in order. */
type Xml = string | XmlElement;
export type XmlElement = { [name: string]: Xml | XmlElement[] | undefined };

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  format: true,
  suppressEmptyNode: true,
});

/** A document as text, without the elements that hold nothing. Source: Peppol R008. */
export const xmlDocument = (root: XmlElement): string =>
  builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...filled(root) });

/** Euro with two decimals. */
export const amount = (euro: Euro): XmlElement => ({
  '@currencyID': 'EUR',
  '#': ((toCents(euro) || 0) / 100).toFixed(2),
});

/** An identifier in its scheme, when it has one: `{ '@schemeID': '0106', '#': '69599084' }`. */
export const identifier = (
  identified: { scheme?: string; id: string } | null,
): XmlElement | undefined =>
  identified ? { '@schemeID': identified.scheme, '#': identified.id } : undefined;

/** What XML 1.0 cannot hold. Source: XML 1.0, 2.2 (Char). */
const UNHOLDABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const clean = (text: string) =>
  text.normalize('NFC').replace(UNHOLDABLE, '').replace(/\r\n?/g, '\n').trim();

function filled(element: XmlElement): XmlElement {
  const parts = Object.entries(element).flatMap(([name, content]) => {
    const kept = content === undefined ? undefined : filledContent(content);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(parts);
}

function filledContent(content: Xml | XmlElement[]): Xml | XmlElement[] | undefined {
  if (typeof content === 'string') return clean(content) || undefined;
  if (Array.isArray(content)) {
    const kept = content.map(filled).filter(hasContent);
    return kept.length > 0 ? kept : undefined;
  }
  const kept = filled(content);
  return hasContent(kept) ? kept : undefined;
}

/** Attributes alone say nothing. */
const hasContent = (element: XmlElement) =>
  Object.keys(element).some((name) => !name.startsWith('@'));
