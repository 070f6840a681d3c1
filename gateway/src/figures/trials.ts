import { canaryVerdict, type Tally } from './canary-verdict';
import type { Figure } from './figure';

/** A canary that some get, and what the others have meanwhile. `since` tells it from an earlier one of the same build. */
export type Trial = { name: string; build: string; since: number; current: string | null };

/** Visitors that are told apart; more of them change no share. */
const MOST = 10_000;

type Met = { loads: number; failed: number };
type Side = Map<string, Met>;
type Running = { since: number; canary: Side; current: Side };

/**
 * Holds each canary against the current build over the same time. A visitor counts once, whatever it sends, and is an address: what a browser says of itself
 * can be made up. Addresses are in memory alone, as long as the canary.
 */
export function trials() {
  const running = new Map<string, Running>();
  const runningOf = ({ name, build, since }: Trial): Running => {
    const key = `${name} ${build}`;
    const known = running.get(key);
    if (known?.since === since) return known;
    const fresh = { since, canary: new Map(), current: new Map() };
    for (const other of running.keys()) if (other.startsWith(`${name} `)) running.delete(other);
    running.set(key, fresh);
    return fresh;
  };

  return {
    /**
     * Takes what a visitor met who gets the build it speaks of.
     *
     * @returns why the canary must end; null when it goes on
     */
    note(trial: Trial, visitor: string, figure: Figure): string | null {
      const { canary, current } = runningOf(trial);
      note(figure.build === trial.build ? canary : current, visitor, figure);
      return canaryVerdict(tallyOf(canary), tallyOf(current));
    },
  };
}

function note(side: Side, visitor: string, { event }: Figure): void {
  const met = side.get(visitor) ?? { loads: 0, failed: 0 };
  if (event !== 'failed') met.loads += 1;
  // A page that was open before the canary began told of its load then.
  if (event !== 'loaded') met.failed = Math.min(met.failed + 1, Math.max(met.loads, 1));
  if (side.has(visitor) || side.size < MOST) side.set(visitor, met);
}

function tallyOf(side: Side): Tally {
  const tally = { visitors: side.size, failed: 0, hit: 0 };
  for (const { loads, failed } of side.values()) {
    tally.failed += failed / Math.max(loads, failed);
    if (failed > 0) tally.hit += 1;
  }
  return tally;
}
