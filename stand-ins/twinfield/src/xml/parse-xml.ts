import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Element } from './element';

/** A document that cannot be read, or may not be. */
export class XmlError extends Error {}

/** No request of this protocol is deeper; an envelope and a transaction together have nine. */
const DEEPEST = 25;

/** Escaped documents in an envelope hold an entity for each angle bracket, so those five are not counted. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  maxNestedTags: DEEPEST,
  // Numbered characters such as &#233;.
  htmlEntities: true,
  processEntities: {
    enabled: true,
    maxTotalExpansions: Number.MAX_SAFE_INTEGER,
    maxExpandedLength: Number.MAX_SAFE_INTEGER,
  },
});

type Raw = Record<string, unknown>;
type Scope = Record<string, string>;

/**
 * The root element of a document, namespaces resolved and prefixes gone.
 *
 * @throws XmlError when it is not well-formed, too deep, or brings a document type, whose entities nobody needs
 */
export function parseXml(text: string): Element {
  if (text.includes('<!DOCTYPE')) throw new XmlError('a document type is not allowed');
  const roots = rawOf(text).filter((raw) => nameOf(raw)[0] !== '?' && nameOf(raw) !== '#text');
  const [root] = roots;
  if (!root || roots.length > 1) throw new XmlError('one root element is expected');
  return elementOf(root, {});
}

function rawOf(text: string): Raw[] {
  try {
    const raw = parser.parse(text) as Raw[];
    const verdict = XMLValidator.validate(text);
    if (verdict !== true) throw new Error(verdict.err.msg);
    return raw;
  } catch (error) {
    throw new XmlError((error as Error).message);
  }
}

const nameOf = (raw: Raw): string => Object.keys(raw).find((key) => key !== ':@') ?? '';

function elementOf(raw: Raw, outer: Scope): Element {
  const attributes = (raw[':@'] ?? {}) as Record<string, string>;
  const scope = { ...outer, ...declaredIn(attributes) };
  const content = raw[nameOf(raw)] as Raw[];
  const [prefix, name] = split(nameOf(raw));
  return {
    name,
    namespace: scope[prefix] ?? '',
    attributes: Object.fromEntries(
      Object.entries(attributes)
        .filter(([key]) => key !== 'xmlns' && !key.startsWith('xmlns:'))
        .map(([key, value]) => [split(key)[1], value]),
    ),
    children: content.filter((part) => !('#text' in part)).map((part) => elementOf(part, scope)),
    text: content.map((part) => String(part['#text'] ?? '')).join(''),
  };
}

/** The prefixes that an element declares, '' for the default. */
const declaredIn = (attributes: Record<string, string>): Scope =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([key]) => key === 'xmlns' || key.startsWith('xmlns:'))
      .map(([key, value]) => [key === 'xmlns' ? '' : split(key)[1], value]),
  );

function split(qualified: string): [prefix: string, name: string] {
  const colon = qualified.indexOf(':');
  return [qualified.slice(0, Math.max(colon, 0)), qualified.slice(colon + 1)];
}
