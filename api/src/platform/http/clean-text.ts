import { invalid } from '../errors';
import { streamSafe } from '../stream-safe';
import { TEXTS } from './texts';

/** Keys that could reach the prototype of an object. */
const DANGEROUS_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Control characters (not tab and line ends), and what turns or hides text: bidi marks, zero width, hyphens that show at the
 * end of a line alone, letters that fill a place and are none, and what no XML document may hold.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
  /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\uFFFE\uFFFF]|\u034F/g;
/** A joiner stays where it makes one emoji of two. */
const LOOSE_JOINER = /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D/gu;
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * The one place where all text of a request passes: it becomes NFC and loses invisible characters.
 *
 * @throws HttpError 422 at the field for a NUL or half a character, which no database can store
 */
export function cleanText(value: unknown, path: string[] = []): unknown {
  if (typeof value === 'string') return cleanString(value, path);
  if (Array.isArray(value)) return value.map((item, i) => cleanText(item, [...path, String(i)]));
  if (value === null || typeof value !== 'object') return value;

  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !DANGEROUS_KEYS.has(key))
      .map(([key, item]) => [key, cleanText(item, [...path, key])]),
  );
}

function cleanString(text: string, path: string[]): string {
  if (text.includes('\0') || LONE_SURROGATE.test(text)) {
    throw invalid({ [path.join('.')]: TEXTS.notAllowed });
  }
  // First: what stood between a letter and its marks, or between marks, would keep them from being put together.
  const visible = text.replace(INVISIBLE, '').replace(LOOSE_JOINER, '');
  return streamSafe(visible).normalize('NFC');
}
