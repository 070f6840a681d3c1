import { refused } from './errors';

/** Deeper than any call of ours; far less than what fills the stack. */
const MAX_DEPTH = 32;
const UNREADABLE = 'Het verzoek kan niet worden gelezen';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads JSON strictly: UTF-8 without a byte order mark, at most 32 levels, no key twice in an object
 * (of two readers one would see the first and one the last).
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
    throw refused(UNREADABLE);
  }
}

/** Strings, and the characters that open, close and divide. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs;

type Open = Set<string> | null;

/** Walks through the brackets before anything is built. @throws when too deep or with a key twice */
function checkShape(text: string) {
  /** Per object or array that is open: the keys of the object so far, nothing for an array. */
  const open: Open[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set());
    if (token === '[') open.push(null);
    if (token === '}' || token === ']') open.pop();
    if (token === ':') addKey(open.at(-1), JSON.parse(last));
    if (open.length > MAX_DEPTH) throw new Error('too deep');
    last = token;
  }
}

function addKey(keys: Open | undefined, key: string) {
  if (keys?.has(key)) throw new Error('a key twice');
  keys?.add(key);
}
