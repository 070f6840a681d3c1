import { doubtAbout } from './regex-cost.mjs';

it.each([
  [/"(?:[^"\\]|\\.)*"/s, 'a string that does not end'],
  [/\s+$/, 'spaces in the middle'],
  [/[?#].*$/, 'many marks, then a line end'],
  [/(a+)+$/, 'repeated repetition'],
  [/\d[\d.]*,\d\d(?!\d)/, 'figures, and it looks ahead'],
])('%s is found: %s', ({ source, flags }) => {
  expect(doubtAbout(source, flags)).not.toBeNull();
});

it.each([/^\d+(?:\.\d+)?$/, /[^"]*/g, /^a(?!b)/])('%s is fine', ({ source, flags }) => {
  expect(doubtAbout(source, flags)).toBeNull();
});
