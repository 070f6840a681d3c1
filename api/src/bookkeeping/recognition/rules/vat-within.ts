import { type Cents, portion, sum } from '@boekwerk/shared/domain/money/money';
import type { Amount } from './amounts-on';
import type { Read } from './read';

/** Rates of which the sums of an invoice are known when nothing says so: those of the Netherlands and its neighbours. */
const RATES = [2100, 900, 600, 1900, 700, 2000, 1000, 550, 1200];
/** What rounding per line makes of it, in cents. */
const ROUNDING = 2;

/** An amount for which a sum or a clear label vouches. */
export const certain = ({ cents, words, line }: Amount): Read<Cents> => ({
  value: cents,
  words,
  line,
  doubt: null,
});

/** Whether it is called the VAT of all rates together. */
export const isOfAll = ({ label }: Amount) =>
  /tota(?:al|le|l) (?:btw|vat|tax)|(?:btw|vat) totaal/i.test(label);

/** Whether an amount is the VAT over another: at its rate, or at one that is usual when nothing says which. */
export const isShare = (net: Cents, vat: Cents, rate: number | null) =>
  (rate === null ? RATES : [rate]).some(
    (one) => one > 0 && Math.abs(portion(net, one, 10_000) - vat) <= ROUNDING,
  );

type Known = { amounts: readonly Amount[]; vats: readonly Amount[]; isFree: boolean };

/** The VAT that adds up to a total with a net amount, or is in it by its rate; `null` when nothing does. */
export function vatWithin(total: Amount, known: Known): Read<Cents> | 'none' | null {
  return (
    besideNet(total, known) ??
    byRate(total, known) ??
    overNet(total, known) ??
    besideFree(total, known) ??
    nothing(total, known)
  );
}

function besideNet(total: Amount, { amounts, vats }: Known): Read<Cents> | null {
  const others = amounts.filter((amount) => amount !== total);
  const added = [...sumsOf(vats), ...vats.map(certain)].filter(mayBeIn(total));
  return (
    added.find(({ value }) => others.some(({ cents }) => cents + value === total.cents)) ?? null
  );
}

const mayBeIn =
  (total: Amount) =>
  ({ value }: Read<Cents>) =>
    value !== 0 && Math.abs(value) * 3 <= Math.abs(total.cents);

/** The net amounts that are tried, from the end: of three amounts out of many some add up by chance. */
const MOST_NETS = 5;

/**
 * As above, where something without VAT is beside the net amount: a deposit, a tax, what was paid for the customer. The
 * VAT is then that of all rates.
 */
function besideFree(total: Amount, { amounts, vats }: Known): Read<Cents> | null {
  const others = amounts.filter((amount) => amount !== total);
  const printed = new Set(others.map(({ cents }) => cents));
  const nets = others.filter(({ kind }) => kind === 'net' || kind === 'sum').slice(-MOST_NETS);
  const whole = vats.length === 1 ? vats : vats.filter(isOfAll);
  const added = [...sumsOf(vats), ...whole.map(certain)].filter(mayBeIn(total));
  const isAllOf = ({ value }: Read<Cents>) =>
    nets.some(({ cents }) => {
      const free = (total.cents - value - cents) as Cents;
      return free !== 0 && free !== value && free !== cents && printed.has(free);
    });
  return added.find(isAllOf) ?? null;
}

function byRate(total: Amount, { vats }: Known): Read<Cents> | null {
  const found = vats.find(({ rate, cents }) => {
    if (!rate || cents === 0) return false;
    return Math.abs(portion(total.cents, rate, 10_000 + rate) - cents) <= 1;
  });
  return found ? certain(found) : null;
}

/** What a total has above the net amount, when it is a rate of that: the VAT itself was not read. */
function overNet(total: Amount, { amounts }: Known): Read<Cents> | null {
  const named = amounts.find(({ kind }) => kind === 'vat');
  const over = amounts
    .filter(({ kind }) => kind === 'net')
    .map(({ cents }) => ({ net: cents, vat: (total.cents - cents) as Cents }))
    .find(({ net, vat }) => vat !== 0 && isShare(net, vat, named?.rate ?? null));
  return over ? { ...certain(named ?? total), value: over.vat } : null;
}

/** Of an invoice without VAT net and total are the same, and it says why. */
function nothing(total: Amount, { amounts, vats, isFree }: Known): Read<Cents> | 'none' | null {
  if (!vats.every(({ cents }) => cents === 0)) return null;
  const isNet = amounts.some(
    (one) => one !== total && one.kind === 'net' && one.cents === total.cents,
  );
  if (!isNet) return null;
  const [zero] = vats;
  if (zero) return certain(zero);
  return isFree ? 'none' : null;
}

/** All VAT of several rates together: of one printed twice only the first. */
function sumsOf(vats: readonly Amount[]): Read<Cents>[] {
  const once = vats.filter(
    (vat, at) =>
      vats.findIndex(({ cents, rate }) => cents === vat.cents && rate === vat.rate) === at,
  );
  const ofRates = once.filter(({ rate }) => rate !== null);
  return [once, ofRates]
    .filter((some) => some.length > 1 && some.length < 6)
    .map((some) => {
      const last = some.at(-1) as Amount; // there are two at least
      return { ...certain(last), value: sum(some.map(({ cents }) => cents)) };
    });
}
