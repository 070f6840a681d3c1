import { refused } from '../errors';
import { TEXTS } from './texts';

/** Deeper than any call of ours. */
const MAX_DEPTH = 32;
/** More than any form has, of which the largest names 20,000 companies. */
const MAX_KEYS = 100_000;
/** Of items of lists as well: two megabytes hold a million, which would take all others' time. */
const MAX_COMMAS = 100_000;
const MAX_KEYS_OF_ONE = 200;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads JSON strictly: UTF-8 without a byte order mark, of limited depth and with limited numbers of keys and items, no
 * key twice in an object (parsers differ in which one counts). Takes time linear in the length, whatever the content:
 * it reads what strangers send.
 *
 * @throws HttpError 400
 */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  try {
    const text = decoder.decode(bytes);
    checkShape(text);
    return JSON.parse(text);
  } catch {
    throw refused(TEXTS.unreadable);
  }
}

type Open = Set<string> | null;

/** Scans the text once, before anything is parsed. @throws when it is too much, or has a key twice */
function checkShape(text: string) {
  /** Per object or array that is open: the keys of the object so far, nothing for an array. */
  const open: Open[] = [];
  let [keys, commas] = [0, 0];
  let last = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') {
      const end = endOfString(text, at);
      last = text.slice(at, end + 1);
      at = end;
    } else if (letter === ':') {
      addKey(open.at(-1), last);
      keys += 1;
    } else if (letter === ',') commas += 1;
    else openOrClose(open, letter);
    if (open.length > MAX_DEPTH || keys > MAX_KEYS || commas > MAX_COMMAS)
      throw new Error('too much');
  }
}

function openOrClose(open: Open[], letter = '') {
  if (letter === '{') open.push(new Set());
  else if (letter === '[') open.push(null);
  else if (letter === '}' || letter === ']') open.pop();
}

/** Where the string ends that begins at a quote; the end of the text when it never does. */
function endOfString(text: string, begin: number): number {
  let at = begin + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function addKey(keys: Open | undefined, written: string) {
  const key = written.includes('\\') ? JSON.parse(written) : written.slice(1, -1);
  if (!keys || keys.has(key)) throw new Error('a key twice');
  if (keys.add(key).size > MAX_KEYS_OF_ONE) throw new Error('too many keys');
}
