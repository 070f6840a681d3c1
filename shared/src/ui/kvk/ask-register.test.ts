import { getKvkData } from '../../contract/kvk';
import { fakeApi } from '../../testing/fake-api';
import { askRegister } from './ask-register';

const api = fakeApi();
const found = { name: 'Test BV Donald', address: 'Kade 2', postal_code: '8823 SJ', city: 'Lollum' };
const ask = (signal = new AbortController().signal) => askRegister('68750110', signal);

/** Ends only when it is stopped. */
const noAnswer: typeof fetch = (resource, init) => {
  const { signal } = new Request(resource, init);
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
};

afterEach(() => jest.useRealTimers());

describe('askRegister', () => {
  it.each([
    [422, 'unknown'],
    [503, 'failed'],
    [429, 'failed'],
  ] as const)('tells a %i from other failures: %s', async (status, answer) => {
    api.fail(getKvkData, status);
    expect(await ask()).toBe(answer);
  });

  it('waits for 3 seconds and no longer', async () => {
    jest.useFakeTimers();
    globalThis.fetch = noAnswer;
    const answer = ask();
    await jest.advanceTimersByTimeAsync(2900);
    expect(await Promise.race([answer, 'still waiting'])).toBe('still waiting');
    await jest.advanceTimersByTimeAsync(200);
    expect(await answer).toBe('slow');
  });

  it('says nothing once it was stopped, even when the answer is there', async () => {
    const stop = new AbortController();
    api.on(getKvkData, () => {
      stop.abort();
      return found;
    });
    expect(await ask(stop.signal)).toBeNull();
  });
});
