import { isBirthday, isBsn, isMasked, maskedBsn } from './person';

describe('a birthday', () => {
  it.each([
    ['1900-01-01', true],
    ['1958-03-14', true],
    ['2026-11-22', true],
    ['2026-11-23', false],
    ['1899-12-31', false],
    ['1958-02-30', false],
    ['14-03-1958', false],
  ])('is a day from 1900 up to today: %s', (text, expected) => {
    expect(isBirthday(text, '2026-11-22')).toBe(expected);
  });
});

describe('a citizen service number', () => {
  it.each([
    ['111222333', true],
    ['123456782', true],
    ['010464554', true],
    ['123456789', false],
    ['123456783', false],
    ['000000000', false],
    ['12345678', false],
    ['1234567820', false],
    ['12345678२', false],
    ['', false],
  ])('has nine digits that fit the eleven test: %s', (text, expected) => {
    expect(isBsn(text)).toBe(expected);
  });

  it('is shown by its last two digits, and known again as what was shown', () => {
    expect([maskedBsn('123456782'), maskedBsn('')]).toEqual(['•••••••82', '']);
    expect([isMasked('•••••••82'), isMasked('123456782'), isMasked('')]).toEqual([
      ...[true, false, false],
    ]);
  });
});
