import { canaryVerdict, type Tally } from './canary-verdict';

/** How many canaries are simulated of each kind. */
const RUNS = process.env.TEST_WHOLE ? 2000 : 20;
const VISITORS = 1000;
const LOADS = 3000;

type Canary = {
  /** Of a hundred visitors so many have it. */
  percent: number;
  /** Of how many loads one fails, of the canary and of the current build. */
  its: number;
  others: number;
  /** A visitor for whom it fails once is hit each time, as by what their browser does. */
  isAlwaysSame?: boolean;
};

/** Numbers between 0 and 1, the same in each run of the test. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @returns how many visitors had a canary when it was ended; null when it lived through all loads */
function visitorsUntilEnd({ percent, its, others, isAlwaysSame }: Canary, seed: number) {
  const next = numbers(seed);
  const sides = { canary: emptySide(), current: emptySide() };
  for (let load = 0; load < LOADS; load++) {
    const visitor = Math.floor(next() ** 2 * VISITORS);
    const isCanary = (visitor * 37) % 100 < percent;
    const side = isCanary ? sides.canary : sides.current;
    const before = side.met.get(visitor);
    const chance = next() < (isCanary ? its : others);
    const fails = isAlwaysSame && before ? before.failed > 0 : chance;
    note(side, visitor, fails);
    if ((fails && isCanary) || sides.canary.tally.hit > 2)
      if (canaryVerdict(sides.canary.tally, sides.current.tally))
        return sides.canary.tally.visitors;
  }
  return null;
}

type Met = { loads: number; failed: number };

const emptySide = () => ({
  met: new Map<number, Met>(),
  tally: { visitors: 0, failed: 0, hit: 0 } satisfies Tally as Tally,
});

/** As `trials.ts` adds up, a load at a time. */
function note({ met, tally }: ReturnType<typeof emptySide>, visitor: number, fails: boolean) {
  const { loads, failed } = met.get(visitor) ?? { loads: 0, failed: 0 };
  const now = { loads: loads + 1, failed: failed + Number(fails) };
  met.set(visitor, now);
  tally.visitors = met.size;
  tally.failed += now.failed / now.loads - (loads === 0 ? 0 : failed / loads);
  tally.hit += Number(failed === 0 && fails);
}

function ended(canary: Canary): number[] {
  const ends = Array.from({ length: RUNS }, (_, seed) => visitorsUntilEnd(canary, seed));
  return ends.filter((visitors) => visitors !== null).sort((one, other) => one - other);
}

/** Beyond one of ten thousand, as far as that can be told from so many. */
const BY_CHANCE = Math.max(1, RUNS / 2000);

it.each([0.002, 0.01, 0.02, 0.05])(
  'a canary that fails no more than the current build goes on, where %d of all loads fail',
  (share) => {
    for (const percent of [5, 50, 90])
      for (const isAlwaysSame of [false, true]) {
        const healthy = { percent, its: share, others: share, isAlwaysSame };
        expect(ended(healthy).length).toBeLessThanOrEqual(BY_CHANCE);
      }
  },
);

it.each([
  [1, 4],
  [0.5, 16],
  [0.3, 35],
  [0.2, 60],
])('one that fails in %d of its loads ends, nearly always before %i have it', (share, visitors) => {
  for (const isAlwaysSame of [false, true]) {
    const ends = ended({ percent: 10, its: share, others: 0.01, isAlwaysSame });
    expect(ends.length).toBe(RUNS);
    expect(ends[Math.floor(RUNS * 0.9)]).toBeLessThanOrEqual(visitors);
  }
});
