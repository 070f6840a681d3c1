import { addMoney, isPayable, moneyOf, negated, portionOf } from './currency';

describe('money', () => {
  it('adds up in cents, within one currency only', () => {
    expect(addMoney(moneyOf(0.1, 'USD'), moneyOf(0.2, 'USD'))).toEqual(moneyOf(0.3, 'USD'));
    expect(() => addMoney(moneyOf(1, 'EUR'), moneyOf(1, 'USD'))).toThrow('EUR and USD');
  });

  it.each([
    [12.34, 'EUR', true],
    [12.34, 'JPY', false],
    [12, 'JPY', true],
    [-0.5, 'KRW', false],
  ])('%d %s can be paid: %s', (amount, currency, is) => {
    expect(isPayable(moneyOf(amount, currency))).toBe(is);
  });

  it.each([
    [100, 'EUR', 1, 3, 33.33],
    [-100, 'EUR', 2, 3, -66.67],
    [100, 'JPY', 1, 3, 33],
    [50, 'JPY', 1, 4, 13],
  ])('%d %s times %d / %d is rounded to a coin of it', (amount, currency, numerator, by, part) => {
    expect(portionOf(moneyOf(amount, currency), numerator, by)).toEqual(moneyOf(part, currency));
  });

  it('of nothing is never below nothing', () => {
    expect(Object.is(negated(moneyOf(0, 'EUR')).amount, 0)).toBe(true);
  });
});
