import { textCell } from './csv';

it.each([
  ...['2026-11', '11/2026', '3-4', '12-05-26', '2026-11-03', '12:30', '26E12'],
  ...['007', '+31 6', '123456789012'],
])('keeps %s from what a spreadsheet would make of it: another day, time or number', (text) => {
  expect(textCell(text)).toBe(`"=""${text}"""`);
});

it.each(['2026-0001', '12345', 'A-11', '3-4-5-6', '2026-11 bis', 'E12'])(
  'leaves %s as it is',
  (text) => {
    expect(textCell(text)).toBe(text);
  },
);
