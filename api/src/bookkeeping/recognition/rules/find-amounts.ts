import { type Cents, portion, sum } from '@boekwerk/shared/domain/money/money';
import { type Amount, amountsOn } from './amounts-on';
import { NO_VAT } from './labels';
import type { Line } from './paper';
import type { Read } from './read';

export type FoundAmounts = { total: Read<Cents> | null; vat: Read<Cents> | null };

/** Rates of which the sums of an invoice are known when nothing says so: those of the Netherlands and its neighbours. */
const RATES = [2100, 900, 600, 1900, 700, 2000, 1000, 550, 1200];
/** What rounding per line makes of it, in cents. */
const ROUNDING = 2;

/**
 * What an invoice costs, and the VAT in it. Net and VAT must add up to the total, or the total have that VAT in it;
 * without that it is what is called so on the last line, and doubtful.
 */
export function findAmounts(lines: readonly Line[]): FoundAmounts {
  const amounts = amountsOn(lines);
  const vats = vatsIn(amounts);
  const candidates = [
    ...amounts.filter(({ kind }) => kind === 'total'),
    ...amounts.filter(({ kind, rate }) => kind === 'sum' && rate === null),
  ];
  const isFree = lines.some(({ text }) => NO_VAT.test(text));
  for (const total of candidates) {
    const vat = vatWithin(total, { amounts, vats, isFree });
    if (vat) return { total: certain(total), vat: vat === 'none' ? null : vat };
  }
  const row = rowThatAddsUp(amounts);
  if (row && candidates.length === 0)
    return { total: doubted(row.total, 'unlabelled'), vat: doubted(row.vat, 'unlabelled') };
  const read = candidates.filter(({ isGuess }) => !isGuess);
  const last = read.findLast(({ kind }) => kind === 'total') ?? read.at(-1);
  if (!last) return reckoned(amounts, candidates);
  const vat = vats.findLast(({ isGuess }) => !isGuess);
  return { total: doubted(last, 'no sum'), vat: vat ? doubted(vat, 'no sum') : null };
}

/** Of a paper on which no total is to be read: what net and VAT make, when the one is a rate of the other. */
function reckoned(amounts: readonly Amount[], unread: readonly Amount[]): FoundAmounts {
  const vats = amounts.filter(({ kind }) => kind === 'vat');
  for (const net of amounts.filter(({ kind }) => kind === 'net'))
    for (const vat of vats) {
      if (vat.cents === 0 || !isShare(net.cents, vat.cents, vat.rate)) continue;
      const total = doubted(unread.at(-1) ?? net, 'unclear');
      return { total: { ...total, value: sum([net.cents, vat.cents]) }, vat: certain(vat) };
    }
  const read = vats.findLast(({ isGuess }) => !isGuess);
  return { total: null, vat: read ? doubted(read, 'no sum') : null };
}

const certain = ({ cents, words, line }: Amount): Read<Cents> => ({
  value: cents,
  words,
  line,
  doubt: null,
});
const doubted = (amount: Amount, doubt: Read<Cents>['doubt']): Read<Cents> => ({
  ...certain(amount),
  doubt,
});

/** On each line of VAT what is the VAT: of a net amount and its VAT the second. */
function vatsIn(amounts: readonly Amount[]): Amount[] {
  const perLine = new Map<Line, Amount[]>();
  for (const amount of amounts) {
    const isVat =
      amount.kind === 'vat' ||
      (amount.rate !== null && (amount.kind === 'net' || amount.kind === null));
    if (isVat) perLine.set(amount.line, [...(perLine.get(amount.line) ?? []), amount]);
  }
  return [...perLine.values()].flatMap((beside) => {
    const pair = pairIn(beside);
    if (pair) return [pair];
    const named = beside.filter(({ kind }) => kind === 'vat');
    return named.length > 0 ? named.slice(-1) : [];
  });
}

/** The VAT of two amounts beside each other of which one is the rate of the other. */
function pairIn(beside: readonly Amount[]): Amount | null {
  for (const net of beside)
    for (const vat of beside)
      if (vat !== net && vat.cents !== 0 && isShare(net.cents, vat.cents, vat.rate ?? net.rate))
        return vat;
  return null;
}

const isShare = (net: Cents, vat: Cents, rate: number | null) =>
  (rate === null ? RATES : [rate]).some(
    (one) => one > 0 && Math.abs(portion(net, one, 10_000) - vat) <= ROUNDING,
  );

type Known = { amounts: readonly Amount[]; vats: readonly Amount[]; isFree: boolean };

/** The VAT that adds up to a total with a net amount, or is in it by its rate; `null` when nothing does. */
function vatWithin(total: Amount, known: Known): Read<Cents> | 'none' | null {
  return (
    besideNet(total, known) ??
    byRate(total, known) ??
    overNet(total, known) ??
    nothing(total, known)
  );
}

function besideNet(total: Amount, { amounts, vats }: Known): Read<Cents> | null {
  const others = amounts.filter((amount) => amount !== total);
  const added = [...sumsOf(vats), ...vats.map(certain)].filter(
    ({ value }) => value !== 0 && Math.abs(value) * 3 <= Math.abs(total.cents),
  );
  return (
    added.find(({ value }) => others.some(({ cents }) => cents + value === total.cents)) ?? null
  );
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

/** A net amount, its VAT and their sum, on one line or below each other. */
function rowThatAddsUp(amounts: readonly Amount[]): { total: Amount; vat: Amount } | null {
  for (let at = amounts.length - 3; at >= 0; at--) {
    const [net, vat, total] = amounts.slice(at, at + 3) as [Amount, Amount, Amount];
    const addsUp = net.cents + vat.cents === total.cents && vat.cents !== 0;
    if (addsUp && isShare(net.cents, vat.cents, vat.rate)) return { total, vat };
  }
  return null;
}
