/** Texts that somebody sends by mistake or on purpose: signs that no text has, too long, markup, a second header. */
export const TEXTS = [
  'nul \0',
  'half \ud800',
  'x'.repeat(10_001),
  '👩‍💻 ﷽ Ǆ e\u0301 ١٢',
  '\u202Egnp.exe\u200B',
  `<img src=x onerror=alert(1)> {{7*7}} \${7*7} {__proto__} {{{a}}}`,
  `' OR 1=1; -- \\ % _`,
  'a@b.nl\r\nBcc: c@d.nl',
  '',
];
/** What is no value of the type that is asked for. */
export const OTHER_TYPES: unknown[] = [
  null,
  { a: {} },
  [],
  [[[]]],
  { constructor: 1 },
  '1',
  1,
  true,
  -0,
];
/** Numbers beside what is counted and paid. */
export const NUMBERS = [1e21, 1e-7, -1, 0, 2 ** 53, 2 ** 31, 0.005, 999_999_999_999.99];
/** What is no id, in an address. */
export const IDS = [
  '0',
  '-1',
  '1.5',
  'abc',
  '%201',
  '1e3',
  '0x1',
  '9007199254740993',
  '2147483648',
  '%00',
  '%ff',
];
