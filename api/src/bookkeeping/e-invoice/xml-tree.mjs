// @ts-check
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/**
 * An element as it was read: its text as `#`, attributes as `@name`, and each child as a list under its name, without
 * prefixes. One with neither attributes nor children is its text.
 *
 * @typedef {string | { [name: string]: any }} Element
 */

/** A document that declares things of its own: they are never looked at, whatever they are. */
const DECLARES = /<!(DOCTYPE|ENTITY)/i;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  removeNSPrefix: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

/**
 * The root element of a stranger's XML. What it declares is refused before anything is read.
 *
 * @param {Uint8Array} bytes
 * @returns {{ name: string, root: Element } | 'declares' | 'broken'}
 */
export function xmlTree(bytes) {
  try {
    const text = decoded(bytes);
    if (DECLARES.test(text)) return 'declares';
    if (XMLValidator.validate(text) !== true) return 'broken';
    const [entry] = Object.entries(parser.parse(text)).filter(([tag]) => !tag.startsWith('?'));
    return entry ? { name: entry[0], root: entry[1][0] } : 'broken';
  } catch {
    return 'broken';
  }
}

/** In the encoding that it says it has, or that its first bytes show. @param {Uint8Array} bytes */
function decoded(bytes) {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const named = /^[^>]*encoding=["']([\w-]{1,20})["']/.exec(head)?.[1] ?? 'utf-8';
  const wide = head.startsWith('\xFF\xFE') ? 'utf-16le' : head.startsWith('\xFE\xFF') && 'utf-16be';
  return new TextDecoder(wide || named, { fatal: true }).decode(bytes).trimStart();
}

/** All elements at a path below one: `Party/PartyName`. @param {Element | undefined} element @param {string} path @returns {Element[]} */
export const all = (element, path) =>
  path
    .split('/')
    .reduce(
      (/** @type {any[]} */ found, name) => found.flatMap((one) => one?.[name] ?? []),
      [element],
    );

/** The text of the first element at one of the paths that has any. @param {Element | undefined} element @param {...string} paths */
export const textAt = (element, ...paths) =>
  paths.flatMap((path) => all(element, path).map(textOf)).find((text) => text !== '') ?? '';

/** @param {Element} element */
export const textOf = (element) =>
  plain(typeof element === 'string' ? element : String(element['#'] ?? ''));

/** @param {Element} element @param {string} name */
export const attributeOf = (element, name) =>
  typeof element === 'string' ? '' : String(element[`@${name}`] ?? '');

/** @type {Record<string, string>} */
const PREDEFINED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** No text of an invoice is longer. */
const MAX_TEXT = 1000;

/** As people read it: nothing in it directs, and nothing refers to anything but a character. @param {string} text */
const plain = (text) =>
  text
    .slice(0, 10 * MAX_TEXT)
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (_, ten, hex, name) =>
      name ? /** @type {string} */ (PREDEFINED[name.toLowerCase()]) : character(ten ?? `0x${hex}`),
    )
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .normalize('NFC')
    .slice(0, MAX_TEXT);

/** @param {string} code */
const character = (code) => (Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : '');
