import { cleanText } from './clean-text';

it.each([
  ['a filler of Hangul', '\u3164'],
  ['fillers of Hangul that are half as wide, or one letter', '\uFFA0\u115F\u1160'],
  ['a hyphen that shows at the end of a line alone', '\u00AD'],
  ['what joins nothing', '\u034F\u200D\u2060\u2065'],
  ['control characters', '\u0001\u007F\u0085\u009B'],
  ['marks that turn text', '\u202E\u2066\u200F'],
  ['what annotates', '\uFFF9\uFFFB'],
  ['what no XML document may hold', '\uFFFE\uFFFF'],
])('leaves nothing of a name of %s, so that it is missing where one must be', (_what, name) => {
  expect(cleanText({ name })).toEqual({ name: '' });
  expect(cleanText({ name: `Bak${name}ker` })).toEqual({ name: 'Bakker' });
});

it.each(['👩‍💻', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Zoë', 'ﷺ', '한국어', 'regel\n\ttwee', 'ij–streep'])('keeps %s', (text) => {
  expect(cleanText({ text })).toEqual({ text });
});
