import { SPREADSHEET_TEXTS } from '../spreadsheets/texts';
import { cellText } from './cell-text';

const formatted = (number: number, shown: string) => ({ number, shown, kind: 'number' }) as const;

it.each([
  // By a format that only adds zeros, spaces or signs, what is shown is meant.
  [formatted(123_456, '00123456'), '00123456'],
  [formatted(612_345_678, '06 12345678'), '06 12345678'],
  [formatted(0, '000'), '000'],
  // By any other the number is: cents that are not shown count.
  [formatted(1210.5, '1211'), '1210,5'],
  [formatted(0.5, '1'), '0,5'],
  [formatted(1210.5, '1.210,50'), '1210,5'],
  [formatted(12_000, '12'), '12000'],
  [formatted(-5, '(5)'), '-5'],
  [formatted(-1210.5, '-1211'), '-1210,5'],
  [formatted(1210.5 - 1200.4, '10'), '10,1'],
])('reads %j as %s', (cell, text) => {
  expect(cellText(cell)).toBe(text);
});

it.each([
  [123_456_789_012_345, '123456789012345'],
  [-123_456_789_012_345, '-123456789012345'],
  // Typed as 1234567890123456: a spreadsheet keeps fifteen digits, and makes the sixteenth a nought.
  [1_234_567_890_123_450, { problem: SPREADSHEET_TEXTS.lostDigits }],
  [
    formatted(1_234_567_890_123_450, '1234 5678 9012 3450'),
    { problem: SPREADSHEET_TEXTS.lostDigits },
  ],
  [-1_234_567_890_123_450, { problem: SPREADSHEET_TEXTS.lostDigits }],
  [12_345_678_901_234_500_000, { problem: SPREADSHEET_TEXTS.lostDigits }],
])('reads %j with all of its digits, or not at all', (cell, read) => {
  expect(cellText(cell)).toEqual(read);
});
