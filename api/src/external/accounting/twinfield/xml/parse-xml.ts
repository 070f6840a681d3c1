import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { decodeEntities } from './decode-entities';
import type { Element } from './element';

/** A document that cannot be read, or may not be. */
export class XmlError extends Error {}

/** No answer of this protocol is deeper. */
const DEEPEST = 25;

/** Entities are not its business: in CDATA there are none, elsewhere only those that need no document type. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  removeNSPrefix: true,
  cdataPropName: '#cdata',
  maxNestedTags: DEEPEST,
});

type Raw = Record<string, unknown>;

/**
 * The root element of a document, prefixes gone.
 *
 * @throws XmlError when it is not well-formed, too deep, or brings a document type, whose entities nobody needs
 */
export function parseXml(text: string): Element {
  // What a text holds of it is escaped; a page of a proxy has it as well.
  if (/<!doctype/i.test(text)) throw new XmlError('a document type is not allowed');
  const roots = rawOf(text).filter((raw) => nameOf(raw)[0] !== '?' && nameOf(raw)[0] !== '#');
  const [root] = roots;
  if (!root || roots.length > 1) throw new XmlError('one root element is expected');
  return elementOf(root);
}

function rawOf(text: string): Raw[] {
  try {
    const verdict = XMLValidator.validate(text);
    if (verdict !== true) throw new Error(verdict.err.code);
    return parser.parse(text) as Raw[];
  } catch (error) {
    // Its own message may quote the document.
    throw new XmlError('the document is not well-formed', { cause: (error as Error).name });
  }
}

const nameOf = (raw: Raw): string => Object.keys(raw).find((key) => key !== ':@') ?? '';

function elementOf(raw: Raw): Element {
  const name = nameOf(raw);
  const content = raw[name] as Raw[];
  const attributes = Object.entries((raw[':@'] ?? {}) as Record<string, string>);
  return {
    name,
    attributes: Object.fromEntries(attributes.map(([key, value]) => [key, decodeEntities(value)])),
    children: content.filter((part) => nameOf(part)[0] !== '#').map(elementOf),
    text: content.map(textOf).join(''),
  };
}

function textOf(part: Raw): string {
  if ('#text' in part) return decodeEntities(String(part['#text']));
  if ('#cdata' in part) return (part['#cdata'] as Raw[]).map((text) => text['#text']).join('');
  return '';
}
