import { type Euro, fromCents, minus, sum, toCents } from '../money/money';
import { INPUT_VAT, type VatBox } from './vat-box';

/** An amount to the cent, and as it may be filled in: the return asks for whole euros. */
export type Declared = { exact: Euro; whole: number };

export type BoxAmounts = { box: VatBox; turnover: Euro; vat: Euro };

export type VatTotals = {
  /** 5a: the VAT of boxes 1 to 4. */
  owed: Declared;
  /** 5b */
  claimed: Declared;
  /** 5c, and 5g: what is to be paid; less than nothing is to be had back. */
  total: Declared;
};

/**
 * What is owed or declared as turnover, in whole euros: the cents are left off, of what is less than nothing the other
 * way. Who files may round each amount in their own favour. Source: explanation of the return, whole euros.
 */
export const owedInWholeEuros = (amount: Euro): number => Math.floor(toCents(amount) / 100) || 0;

/** The same of what is claimed back. */
export const claimedInWholeEuros = (amount: Euro): number => Math.ceil(toCents(amount) / 100) || 0;

/** The boxes of rubric 5, made of the others; in whole euros of those as they are filled in. */
export function vatTotals(boxes: readonly BoxAmounts[]): VatTotals {
  const owing = boxes.filter(({ box }) => box !== INPUT_VAT);
  const claiming = boxes.filter(({ box }) => box === INPUT_VAT);
  const owed: Declared = {
    exact: vatOf(owing),
    whole: owing.reduce((all, { vat }) => all + owedInWholeEuros(vat), 0),
  };
  const claimed: Declared = {
    exact: vatOf(claiming),
    whole: claimedInWholeEuros(vatOf(claiming)),
  };
  return {
    owed,
    claimed,
    total: { exact: minus(owed.exact, claimed.exact), whole: owed.whole - claimed.whole },
  };
}

const vatOf = (boxes: readonly BoxAmounts[]): Euro =>
  fromCents(sum(boxes.map(({ vat }) => toCents(vat))));
