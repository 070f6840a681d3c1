import { safeName } from './files/content-kind';
import { cleanText } from './http/clean-text';
import { textOf } from './spreadsheets/cell';
import { streamSafe } from './stream-safe';

const piled = (marks: number) => `a${'\u0301\u0316'.repeat(marks / 2)}`;

it('keeps as many marks as any language has, and leaves out what piles up', () => {
  for (const text of ['', 'Zoë', 'ở', 'क्षत्रिय', '👩‍💻', piled(30)])
    expect(streamSafe(text)).toBe(text);
  expect(streamSafe(`${piled(5000)}b${piled(5000)}`)).toBe(`${piled(30)}b${piled(30)}`);
});

it('leaves no half of a mark that takes two places', () => {
  const text = streamSafe(`a\u0301${'\u{1D167}'.repeat(50)}`);
  expect(text).not.toMatch(/\p{Surrogate}/u);
  expect([...text]).toHaveLength(31);
});

// To normalise a million marks in a row would stop all that the process does for minutes.
it.each([
  ['what is sent', (text: string) => cleanText({ text }) as { text: string }],
  ['a cell of a sheet', (text: string) => ({ text: textOf(text) })],
  ['the name of a file', (text: string) => ({ text: safeName(text) })],
])('is so of %s', (_what, read) => {
  expect(read(piled(5000)).text.length).toBeLessThan(40);
});
