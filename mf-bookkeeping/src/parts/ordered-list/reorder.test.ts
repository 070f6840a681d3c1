import { reorder } from './reorder';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('takes item %i to place %i', (from, to, expected) => {
  expect(reorder([...'abc'], from, to).join('')).toBe(expected);
});
