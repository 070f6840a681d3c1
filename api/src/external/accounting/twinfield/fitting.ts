import { holdable } from './xml/holdable';

const letters = new Intl.Segmenter('nl', { granularity: 'grapheme' });

/**
 * A text on one line in its composed form, and no longer than the package takes: counted in UTF-16, as it does (assumed),
 * and cut between whole letters.
 */
export function fitting(text: string, longest = Number.POSITIVE_INFINITY): string {
  const line = holdable(text).normalize('NFC').replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  let kept = '';
  for (const { segment } of letters.segment(line)) {
    if (kept.length + segment.length > longest) break;
    kept += segment;
  }
  return kept.trim();
}
