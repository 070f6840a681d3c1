import { withRetry } from './with-retry';

/** Fails `times` times, then succeeds. */
function failing(times: number) {
  const attempt = jest.fn(async () => {
    if (attempt.mock.calls.length <= times) throw new Error(`attempt ${attempt.mock.calls.length}`);
    return 'loaded';
  });
  return attempt;
}

it('tries again after half a second, one and a half and four, give or take a fifth', async () => {
  const pauses: number[] = [];
  const attempt = failing(3);
  expect(await withRetry(attempt, async (ms) => void pauses.push(ms))).toBe('loaded');
  expect(attempt).toHaveBeenCalledTimes(4);
  for (const [index, ms] of [500, 1500, 4000].entries()) {
    expect(pauses[index]).toBeGreaterThanOrEqual(ms * 0.8);
    expect(pauses[index]).toBeLessThanOrEqual(ms * 1.2);
  }
});

it('gives the last failure when it never succeeds', async () => {
  await expect(withRetry(failing(9), async () => {})).rejects.toThrow('attempt 4');
});
