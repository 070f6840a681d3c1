/**
 * The characters a TrueType font has a glyph for, read from its `cmap` table.
 *
 * Source: OpenType specification, `cmap`, formats 4 and 12.
 */
export function fontCoverage(font: Buffer): (codePoint: number) => boolean {
  const ranges = rangesOf(font, cmapOffset(font));
  return (codePoint) => {
    let [low, high] = [0, ranges.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const [first, last] = ranges[middle] as Range;
      if (codePoint < first) high = middle - 1;
      else if (codePoint > last) low = middle + 1;
      else return true;
    }
    return false;
  };
}

/** First and last character of a run of characters that all have a glyph. */
type Range = [first: number, last: number];

function cmapOffset(font: Buffer): number {
  const tables = font.readUInt16BE(4);
  for (let at = 12; at < 12 + tables * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) === 'cmap') return font.readUInt32BE(at + 8);
  }
  throw new Error('Font without a cmap table');
}

/** The ranges of the subtable that holds most: all of Unicode (format 12), else its first plane (4). */
function rangesOf(font: Buffer, cmap: number): Range[] {
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8),
  );
  const full = subtables.find((at) => font.readUInt16BE(at) === 12);
  if (full !== undefined) return groupsOf(font, full);
  const basic = subtables.find((at) => font.readUInt16BE(at) === 4);
  if (basic !== undefined) return segmentsOf(font, basic);
  throw new Error('Font without a Unicode cmap');
}

function groupsOf(font: Buffer, at: number): Range[] {
  return Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
  });
}

function segmentsOf(font: Buffer, at: number): Range[] {
  const doubled = font.readUInt16BE(at + 6);
  return Array.from({ length: doubled / 2 }, (_, index) => {
    const last = font.readUInt16BE(at + 14 + index * 2);
    return [font.readUInt16BE(at + 16 + doubled + index * 2), last];
  });
}
