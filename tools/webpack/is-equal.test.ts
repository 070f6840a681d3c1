it('says what the one that it stands in for says', async () => {
  const { default: isEqual } = await import('./is-equal.mjs');
  const one = { row: 1 };
  const nested = { of: { a: [1, { b: 2 }] } };
  expect(isEqual([1, one], [1, one], true)).toBe(true);
  expect(isEqual([1, one], [1, { row: 1 }], true)).toBe(false);
  expect(isEqual([1, one], [1, { row: 1 }])).toBe(true);
  expect(isEqual(nested, { of: { a: [1, { b: 2 }] } })).toBe(true);
  expect(isEqual(nested, { of: { a: [1, { b: 3 }] } })).toBe(false);
  expect(isEqual([1], [1, 2])).toBe(false);
  expect(isEqual([1], { 0: 1 })).toBe(false);
  expect(isEqual(null, undefined)).toBe(false);
  expect(isEqual({ a: 1 }, null)).toBe(false);
  expect(isEqual('a', 'b')).toBe(false);
});
