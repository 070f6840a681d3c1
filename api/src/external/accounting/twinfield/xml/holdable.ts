/** Leaves out what no XML document can hold, half a pair among it. Source: XML 1.0, 2.2 (Char). */
export const holdable = (text: string): string =>
  text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
