import { newTrials, type Trial } from './trials';

/** How many canaries are simulated of each kind. */
const RUNS = process.env.TEST_WHOLE ? 2000 : 20;
/** Of those that were good for long. */
const LONG_RUNS = process.env.TEST_WHOLE ? 50 : 2;
const VISITORS = 1000;
const LOADS = 3000;
const TRIAL: Trial = { name: 'auth', build: '2', since: 1, current: '1' };

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

/** A canary and the current build, and how many visitors have met the canary so far. */
function aTrial() {
  const running = newTrials();
  const met = new Set<number>();
  return {
    visitors: () => met.size,
    /** @returns whether the canary is ended by it */
    load(visitor: number, isCanary: boolean, fails: boolean): boolean {
      if (isCanary) met.add(visitor);
      const of = { name: TRIAL.name, build: isCanary ? TRIAL.build : '1' };
      const figure = fails
        ? ({ ...of, event: 'not-loaded', cause: 'broken' } as const)
        : ({ ...of, event: 'loaded', ms: 100 } as const);
      return running.note(TRIAL, String(visitor), figure) !== null;
    },
  };
}

/** @returns how many visitors had a canary when it was ended; null when it lived through all loads */
function visitorsUntilEnd({ percent, its, others, isAlwaysSame }: Canary, seed: number) {
  const next = numbers(seed);
  const trial = aTrial();
  const failed = new Map<number, boolean>();
  for (let load = 0; load < LOADS; load++) {
    const visitor = Math.floor(next() ** 2 * VISITORS);
    const isCanary = (visitor * 37) % 100 < percent;
    const chance = next() < (isCanary ? its : others);
    const fails = isAlwaysSame ? (failed.get(visitor) ?? chance) : chance;
    failed.set(visitor, fails);
    if (trial.load(visitor, isCanary, fails)) return trial.visitors();
  }
  return null;
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
    // One of a hundred has it for too few whose loads fail.
    expect(ends.length).toBeGreaterThanOrEqual(RUNS * 0.98);
    expect(ends[Math.floor(RUNS * 0.9)]).toBeLessThanOrEqual(visitors);
  }
});

/** Of a hundred loads one fails, until so many visitors had the canary. Each load is another visitor's. */
function afterLongLife(percent: number, good: number, seed: number) {
  const next = numbers(seed);
  const trial = aTrial();
  let visitor = 0;
  const load = (its: number, others: number) => {
    const isCanary = next() * 100 < percent;
    visitor += 1;
    return trial.load(visitor, isCanary, next() < (isCanary ? its : others));
  };
  while (trial.visitors() < good) if (load(0.01, 0.01)) throw new Error('ended by chance');
  return { trial, load };
}

it.each([
  [50, 10_000, 1, 35],
  [5, 2000, 1, 25],
  [50, 10_000, 0.3, 130],
])(
  'one that %i %% have, good for %i visitors, and from then on failing in %d of its loads, ends before %i more have it',
  (percent, good, its, more) => {
    for (let seed = 0; seed < LONG_RUNS; seed++) {
      const { trial, load } = afterLongLife(percent, good, seed);
      while (!load(its, 0.01)) if (trial.visitors() > good + more) break;
      expect(trial.visitors() - good).toBeLessThanOrEqual(more);
    }
  },
);

it('one that a few offices have all day ends soon after it turned bad', () => {
  const trial = aTrial();
  for (let load = 0; load < 20_000; load++)
    if (trial.load(load % 20, load % 20 < 10, false)) throw new Error('ended by chance');
  const bad = Array.from({ length: 1000 }, (_, load) => load);
  const end = bad.findIndex((load) => trial.load(load % 20, load % 20 < 10, load % 20 < 10));
  expect(end).toBeGreaterThan(0);
  // Both halves load alike, so of these half are the canary's: twenty of each office.
  expect(end).toBeLessThanOrEqual(400);
});

it.each([5, 50, 90])(
  'one that %i %% have lives through a time in which everything fails, also after a long life',
  (percent) => {
    // Earlier there are too few that have the other one, where nine of ten have it.
    for (const good of percent < 90 ? [150, 520] : [520, 2000])
      for (let seed = 0; seed < LONG_RUNS; seed++) {
        const { load } = afterLongLife(percent, good, seed);
        const isEnded = Array.from({ length: 2000 }, () => load(1, 1)).includes(true);
        expect({ good, isEnded }).toEqual({ good, isEnded: false });
      }
  },
);
