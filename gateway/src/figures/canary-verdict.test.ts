import { canaryVerdict } from './canary-verdict';

/** Visitors, their shares of failures added up, and those that were hit. */
const tally = ([visitors, failed, hit]: [number, number, number]) => ({ visitors, failed, hit });

it.each<[string, [number, number, number], [number, number, number], boolean]>([
  ['nothing is known yet', [0, 0, 0], [0, 0, 0], false],
  ['it never fails', [500, 0, 0], [500, 0, 0], false],
  ['two visitors alone are hit, each time', [2, 2, 2], [500, 0, 0], false],
  ['two are hit of a hundred', [100, 2, 2], [5000, 0, 0], false],
  ['three are, each time', [3, 3, 3], [500, 0, 0], true],
  ['three are, while nobody had the current one', [3, 3, 3], [0, 0, 0], false],
  ['four are', [4, 4, 4], [0, 0, 0], true],
  ['in one of a hundred, as ever', [300, 3, 3], [5000, 50, 50], false],
  ['rarely, where the current one never fails', [300, 14, 14], [5000, 0, 0], false],
  ['in one of twenty', [300, 15, 15], [5000, 0, 0], true],
  ['in one of twenty of few', [60, 3, 3], [5000, 50, 50], false],
  ['less than three times as often', [300, 89, 89], [300, 30, 30], false],
  ['three times as often', [300, 90, 90], [300, 30, 30], true],
  ['everything fails for all: the fault is elsewhere', [100, 100, 100], [100, 100, 100], false],
])('%s', (_, canary, current, ends) => {
  expect(canaryVerdict(tally(canary), tally(current)) !== null).toBe(ends);
});

it('says why, in figures', () => {
  expect(canaryVerdict(tally([40, 10, 12]), tally([300, 3, 5]))).toBe(
    '25.0 % of page loads failed, for 12 of 40 visitors; 1.0 % of the current build, for 5 of 300',
  );
});
