import { PAUSES_OF_PART, withRetry } from './with-retry';

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
  expect(await withRetry(attempt, { pause: async (ms) => void pauses.push(ms) })).toBe('loaded');
  expect(attempt).toHaveBeenCalledTimes(4);
  for (const [index, ms] of [500, 1500, 4000].entries()) {
    expect(pauses[index]).toBeGreaterThanOrEqual(ms * 0.8);
    expect(pauses[index]).toBeLessThanOrEqual(ms * 1.2);
  }
});

it('says within three seconds that a part cannot be loaded', async () => {
  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);
  await expect(withRetry(failing(9), { pauses: PAUSES_OF_PART, pause })).rejects.toThrow();
  expect(pauses.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(2400);
});

it('gives the last failure when it never succeeds', async () => {
  await expect(withRetry(failing(9), { pause: async () => {} })).rejects.toThrow('attempt 4');
});
