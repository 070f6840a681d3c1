import { afterEdit, type TypedText } from './grouped-text';

const empty: TypedText = { text: '', caret: 0, isGrouped: true };

const typed = (keys: string) =>
  [...keys].reduce((now, key) => {
    const text = now.text.slice(0, now.caret) + key + now.text.slice(now.caret);
    return afterEdit(now, text, now.caret + 1);
  }, empty);

it.each([
  ['1234567,5', '1.234.567,5'],
  ['-1234', '-1.234'],
  ['0,12345', '0,12345'],
  ['1.250', '1.250'],
  ['1.2345', '1.2345'],
  ['1234.5', '1234.5'],
  ['1,234.56', '1,234.56'],
])('%s stands there as %s while it is typed', (keys, text) => {
  expect(typed(keys).text).toBe(text);
});

it.each([
  ['a digit in the middle', '1.234', '1.2934', 4, '12.934', 4],
  ['a digit away', '12.345', '1.345', 1, '1.345', 1],
  ['the point of a group away', '1.234', '1234', 1, '1.234', 1],
  ['a comma in a group', '12.345', '12.3,45', 5, '123,45', 4],
  ['a point in a group', '12.345', '12.3.45', 5, '123.45', 4],
])('%s keeps the groups and the caret right', (_, before, after, caret, text, then) => {
  const now = { text: before, caret: 0, isGrouped: true };
  expect(afterEdit(now, after, caret)).toMatchObject({ text, caret: then });
});

it('takes a text that replaces everything as it is', () => {
  expect(afterEdit({ text: '1.250', caret: 0, isGrouped: true }, '12.50', 5).text).toBe('12.50');
});
