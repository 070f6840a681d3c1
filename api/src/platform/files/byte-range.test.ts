import { byteRange } from './byte-range';

it.each([
  [undefined, null],
  ['bytes=0-', { from: 0, to: 9 }],
  ['bytes=2-4', { from: 2, to: 4 }],
  ['bytes=9-9', { from: 9, to: 9 }],
  ['bytes=5-99999999999999999999', { from: 5, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-30', { from: 0, to: 9 }],
  ['bytes=-0', 'none'],
  ['bytes=10-', 'none'],
  ['bytes=4-2', null],
  ['bytes=0-1,3-4', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['lines=1-2', null],
])('of ten bytes %s is %j', (range, part) => {
  expect(byteRange(range, 10)).toEqual(part);
});

it('an empty file has no part', () => {
  expect(byteRange('bytes=0-', 0)).toBe('none');
});
