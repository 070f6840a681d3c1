import { parseQuantity } from './parse-quantity';

describe('a pasted quantity', () => {
  it.each([
    ['0.333', 0.333],
    ['0,333', 0.333],
    ['1.234', 1234],
    ['1.5', 1.5],
    ['21%', 21],
    ['', null],
    ['1,2345', 'invalid'],
    ['1,234.5', 'invalid'],
    ['3 stuks', 'invalid'],
  ])('%s is read as %s', (text, value) => {
    expect(parseQuantity(text)).toBe(value);
  });
});
