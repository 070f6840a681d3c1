import { canaryVerdict } from './canary-verdict';

/** Loads, failed ones, and visitors that were hit. */
const tally = ([loads, failed, hit]: [number, number, number]) => ({ loads, failed, hit });

it.each<[string, [number, number, number], [number, number, number], boolean]>([
  ['nothing is known yet', [0, 0, 0], [0, 0, 0], false],
  ['it never fails', [500, 0, 0], [500, 0, 0], false],
  ['too few loads, all failed', [19, 19, 10], [500, 0, 0], false],
  ['just enough loads', [20, 19, 10], [500, 0, 0], true],
  ['two visitors alone are hit', [100, 50, 2], [500, 0, 0], false],
  ['a third one is', [100, 50, 3], [500, 0, 0], true],
  ['rarely, where the current one never fails', [200, 9, 9], [5000, 0, 0], false],
  ['in one of twenty', [200, 10, 10], [5000, 0, 0], true],
  ['less than three times as often', [100, 29, 9], [100, 10, 9], false],
  ['three times as often', [100, 30, 9], [100, 10, 9], true],
  ['everything fails for all: the fault is elsewhere', [100, 100, 30], [100, 100, 30], false],
  ['nobody has the current one', [40, 4, 4], [0, 0, 0], true],
])('%s', (_, canary, current, ends) => {
  expect(canaryVerdict(tally(canary), tally(current)) !== null).toBe(ends);
});

it('says why, in figures', () => {
  expect(canaryVerdict(tally([40, 10, 8]), tally([300, 3, 3]))).toBe(
    '25.0 % of 40 page loads failed, for 8 visitors; 1.0 % of 300 of the current build',
  );
});
