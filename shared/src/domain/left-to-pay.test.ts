import { isCovered, leftToPay, payable } from './left-to-pay';

describe('what is left to pay', () => {
  it('is the total, less credits and payments, to the cent', () => {
    const invoice = { total: 0.3, credited: 0.1, amount_paid: 0.1 };
    expect([payable(invoice), leftToPay(invoice)]).toEqual([0.2, 0.1]);
  });

  it.each([
    ['credits took off the rest', { total: 121, credited: 100, amount_paid: 21 }, true],
    ['credits left something', { total: 121, credited: 100, amount_paid: 20 }, false],
    ['it was paid without any', { total: 121, credited: 0, amount_paid: 121 }, false],
    ['it was for nothing', { total: 0, credited: 0, amount_paid: 0 }, false],
  ])('is covered by credits or not: %s', (_, invoice, expected) => {
    expect(isCovered(invoice)).toBe(expected);
  });
});
