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
describe.each([
  ['what is sent', (text: string) => cleanText({ text }) as { text: string }],
  ['a cell of a sheet', (text: string) => ({ text: textOf(text) })],
  ['the name of a file', (text: string) => ({ text: safeName(text) })],
])('of %s', (_what, read) => {
  it.each([
    ['a row', piled(5000)],
    ['rows between which something stands that nobody sees', `${piled(30)}\u200B`.repeat(200)],
  ])('leaves out what piles up in %s', (_rows, text) => {
    expect(read(text.replaceAll('\u200Ba', '\u200B')).text.length).toBeLessThan(40);
  });

  it('writes a letter in one way, whatever stood unseen between it and its accent', () => {
    expect(read('Cafe\u200B\u0301').text).toBe('Café');
    expect(read('\u00e9\u200B').text).toBe('é');
  });
});
