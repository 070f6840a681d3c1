import {
  directionOf,
  isFullyCredited,
  isSettledByCredits,
  leftToPay,
  payable,
  refundDue,
  refundedBy,
} from './left-to-pay';

const credited = { has_sent_credit: true };
const uncredited = { has_sent_credit: false, credited: 0 };

describe('what is left to pay', () => {
  it('is the total, less credits and payments, to the cent', () => {
    const invoice = { total: 0.3, credited: 0.1, amount_paid: 0.1 };
    expect([payable(invoice), leftToPay(invoice)]).toEqual([0.2, 0.1]);
  });

  it('is of a credit what it gives back, however much it is of', () => {
    const credit = { total: 121, credited: 0, given_back: 100, amount_paid: 60 };
    expect([payable(credit), leftToPay(credit)]).toEqual([100, 40]);
  });

  it.each([
    [
      'credits took off the rest',
      { ...credited, total: 121, credited: 100, amount_paid: 21 },
      true,
    ],
    ['credits left something', { ...credited, total: 121, credited: 100, amount_paid: 20 }, false],
    ['it was paid without any', { ...uncredited, total: 121, amount_paid: 121 }, false],
    ['it was for nothing', { ...uncredited, total: 0, amount_paid: 0 }, false],
    [
      'it was for nothing, with a credit',
      { ...credited, total: 0, credited: 0, amount_paid: 0 },
      true,
    ],
    [
      'of less than nothing, with the rest',
      { ...credited, total: -121, credited: -100, amount_paid: -21 },
      true,
    ],
    [
      'of less than nothing, but for some',
      { ...credited, total: -121, credited: -100, amount_paid: -20 },
      false,
    ],
    ['of less than nothing, not at all', { ...uncredited, total: -121, amount_paid: 0 }, false],
    [
      'a credit of what was open',
      { ...uncredited, total: 121, given_back: 0, amount_paid: 0 },
      true,
    ],
    [
      'a credit of what was paid',
      { ...uncredited, total: 121, given_back: 100, amount_paid: 0 },
      false,
    ],
    [
      'a credit of less than nothing',
      { ...uncredited, total: -121, given_back: -50, amount_paid: -49 },
      false,
    ],
  ])('is covered by credits or not: %s', (_, invoice, expected) => {
    expect(isSettledByCredits(invoice)).toBe(expected);
  });

  it.each([
    [{ ...credited, total: 121, credited: 121 }, true],
    [{ ...credited, total: 121, credited: 120 }, false],
    [{ ...credited, total: -121, credited: -121 }, true],
    [{ ...credited, total: -121, credited: -120 }, false],
    [{ ...uncredited, total: 0 }, false],
    [{ ...credited, total: 0, credited: 0 }, true],
  ])('is taken back by credits: %j, %s', (invoice, expected) => {
    expect(isFullyCredited(invoice)).toBe(expected);
  });

  it('goes back to the customer when the invoice is of less than nothing', () => {
    const invoice = { total: -90.75, credited: 0, amount_paid: -50 };
    expect([directionOf(invoice), leftToPay(invoice)]).toEqual([-1, -40.75]);
  });
});

describe('what a credit gives back', () => {
  it.each([
    ['nothing was paid', 121, { total: 121, credited: 0, amount_paid: 0 }, 0],
    ['a part was paid', 339.71, { total: 339.71, credited: 0, amount_paid: 100 }, 100],
    ['all was paid', 121, { total: 121, credited: 0, amount_paid: 121 }, 121],
    ['a part, which the rest still covers', 50, { total: 121, credited: 0, amount_paid: 71 }, 0],
    ['a part, which the rest covers in part', 60, { total: 121, credited: 0, amount_paid: 71 }, 10],
    ['all, and some was given back', 21, { total: 121, credited: 100, amount_paid: 121 }, 21],
    [
      'less than nothing, of which nothing went',
      -121,
      { total: -121, credited: 0, amount_paid: 0 },
      0,
    ],
    [
      'less than nothing, of which a part went',
      -121,
      { total: -121, credited: 0, amount_paid: -50 },
      -50,
    ],
    ['to the cent', 0.1, { total: 0.3, credited: 0.1, amount_paid: 0.2 }, 0.1],
  ])('is what was paid and is due no longer: %s', (_, credit, original, expected) => {
    expect(refundedBy(credit, original)).toBe(expected);
    const after = { ...original, credited: original.credited + credit };
    expect(directionOf(after) * leftToPay(after) > 0 ? refundDue(after) : 0).toBe(0);
  });
});
