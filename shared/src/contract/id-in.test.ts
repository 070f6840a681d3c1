import { idIn } from './id-in';

it.each([
  ['1', 1],
  ['7', 7],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['abc', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['', null],
  [undefined, null],
])('reads %j in an address as %j', (part, id) => {
  expect(idIn(part)).toBe(id);
});
