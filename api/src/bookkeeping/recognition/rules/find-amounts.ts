import { type Cents, sum } from '@boekwerk/shared/domain/money/money';
import { type Amount, amountsOn } from './amounts-on';
import { NO_VAT } from './labels';
import type { Line } from './paper';
import type { Read } from './read';
import { certain, isOfAll, isShare, vatWithin } from './vat-within';

export type FoundAmounts = { total: Read<Cents> | null; vat: Read<Cents> | null };

/**
 * The amounts that are held against each other, half of them from the beginning and half from the end, where totals stand.
 * Of all on a page of nothing but amounts each with each would take half a minute.
 */
const MOST_AMOUNTS = 300;

/**
 * What an invoice costs, and the VAT in it. Net and VAT must add up to the total, or the total have that VAT in it;
 * without that it is what is called so on the last line, and doubtful.
 */
export function findAmounts(lines: readonly Line[]): FoundAmounts {
  const amounts = outermost(amountsOn(lines));
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
  if (row && isGreatest(row.total, candidates))
    return { total: certain(row.total), vat: certain(row.vat) };
  const read = candidates.filter(({ isGuess }) => !isGuess);
  const last = read.findLast(({ kind }) => kind === 'total') ?? read.at(-1);
  if (!last) return reckoned(amounts, candidates);
  const sure = vats.filter(({ isGuess }) => !isGuess);
  const vat = sure.find(isOfAll) ?? sure.at(-1);
  return { total: doubted(last, 'no sum'), vat: vat ? doubted(vat, 'no sum') : null };
}

const outermost = (amounts: readonly Amount[]) =>
  amounts.length <= MOST_AMOUNTS
    ? amounts
    : [...amounts.slice(0, MOST_AMOUNTS / 2), ...amounts.slice(-MOST_AMOUNTS / 2)];

/** What is called a total, and is more than all others that are. */
const isGreatest = (total: Amount, candidates: readonly Amount[]) =>
  candidates.includes(total) && candidates.every(({ cents }) => cents <= total.cents);

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

const doubted = (amount: Amount, doubt: Read<Cents>['doubt']): Read<Cents> => ({
  ...certain(amount),
  doubt,
});

/** On each line of VAT what is the VAT: of a net amount and its VAT the second. */
function vatsIn(amounts: readonly Amount[]): Amount[] {
  const isVat = ({ kind, rate }: Amount) =>
    kind === 'vat' || (rate !== null && (kind === 'net' || kind === null));
  const perLine = new Map<Line, Amount[]>();
  for (const amount of amounts)
    perLine.set(amount.line, [...(perLine.get(amount.line) ?? []), amount]);
  return [...perLine.values()].flatMap((beside) => {
    if (!beside.some(isVat)) return [];
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

/** A net amount, its VAT and their sum, on one line or below each other. */
function rowThatAddsUp(amounts: readonly Amount[]): { total: Amount; vat: Amount } | null {
  for (let at = amounts.length - 3; at >= 0; at--) {
    const [net, vat, total] = amounts.slice(at, at + 3) as [Amount, Amount, Amount];
    const addsUp = net.cents + vat.cents === total.cents && vat.cents !== 0;
    if (addsUp && isShare(net.cents, vat.cents, vat.rate)) return { total, vat };
  }
  return null;
}
