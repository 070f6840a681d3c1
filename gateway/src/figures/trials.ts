import { canaryVerdict, type Tally } from './canary-verdict';
import type { Figure } from './figure';
import { newSide, type Side } from './side';

/** A canary that some get, and what the others have meanwhile. `since` tells it from an earlier one of the same build. */
export type Trial = { name: string; build: string; since: number; current: string | null };

/** A span of time, by what each of the two builds had in it at least. */
type Length = { visitors: number; loads: number };

/** Visitors of either build that are told apart in one span; more of them change no share. */
const MOST = 5000;
/**
 * Two spans are judged: a short one, since a canary may turn bad after it was good for long, as when a call begins to fail
 * that it alone makes; and a long one, for what fails seldom.
 */
const LENGTHS: readonly Length[] = [
  { visitors: 100, loads: 200 },
  { visitors: MOST, loads: Number.POSITIVE_INFINITY },
];

type Span = { canary: Side; current: Side };

export type Trials = {
  /**
   * Takes what a visitor met who gets the build it speaks of.
   *
   * @returns why the canary must end; null when it goes on
   */
  note: (trial: Trial, visitor: string, figure: Figure) => string | null;
  /** What is held against each other over long. */
  metIn: (trial: Trial) => { canary: Readonly<Tally>; current: Readonly<Tally> };
};

/**
 * Holds each canary against the current build over the same time. A visitor counts once, whatever it sends, and is an
 * address: what a browser says of itself can be made up. Addresses are in memory alone, as long as what they met counts.
 */
export function newTrials(): Trials {
  const running = new Map<string, { since: number; recent: ReturnType<typeof spans>[] }>();
  const recentOf = ({ name, build, since }: Trial) => {
    const key = `${name} ${build}`;
    const known = running.get(key);
    if (known?.since === since) return known.recent;
    const fresh = { since, recent: LENGTHS.map(spans) };
    for (const other of running.keys()) if (other.startsWith(`${name} `)) running.delete(other);
    running.set(key, fresh);
    return fresh.recent;
  };

  return {
    note(trial, visitor, figure) {
      const side = figure.build === trial.build ? 'canary' : 'current';
      const said = recentOf(trial).map(({ note, judged }) => {
        note(side, visitor, figure);
        const { canary, current } = judged();
        return canaryVerdict(canary.tally, current.tally);
      });
      return said.find((why) => why !== null) ?? null;
    },
    metIn(trial) {
      const { canary, current } = recentOf(trial).at(-1)?.judged() ?? newSpan();
      return { canary: canary.tally, current: current.tally };
    },
  };
}

/**
 * Notes figures, and forgets them after one to two times a length, of both builds at once. A span is judged when it has
 * its length, apart from the first one: of a handful of visitors nobody knows yet whether the others met the same.
 */
function spans(length: Length) {
  let judged = newSpan();
  let next = newSpan();
  return {
    judged: () => judged,
    note(side: keyof Span, visitor: string, figure: Figure) {
      if (hasPassed(next, length)) [judged, next] = [next, newSpan()];
      judged[side].note(visitor, figure);
      next[side].note(visitor, figure);
    },
  };
}

const newSpan = (): Span => ({ canary: newSide(), current: newSide() });

/** Of the build that fewer have as well: by a few visitors of it nobody knows whether what fails fails for it. */
function hasPassed({ canary, current }: Span, { visitors, loads }: Length): boolean {
  const sides = [canary, current];
  return (
    sides.every(({ tally, loads: met }) => tally.visitors >= visitors || met() >= loads) ||
    sides.some(({ tally }) => tally.visitors >= MOST)
  );
}
