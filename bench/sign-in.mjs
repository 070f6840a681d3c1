import { signIn, timeRequest, withSeededApi } from './seeded-api.mjs';

const PEOPLE = 10;
const REFRESHES = 100;

/**
 * Times signing in, what it does to other calls, and a token that a hundred calls refresh at once.
 *
 * @returns {Promise<{ quiet: { p50: number, p95: number }, busy: { p50: number, p95: number }, sign_ins_per_s: number, rotations: number, refresh_ms: number }>}
 * milliseconds of another call, before and while ten people sign in one time after the other
 */
export const measureSignIn = () =>
  withSeededApi({ count: 1000 }, async (get, api) => {
    const other = () => get('/relations/v1/default');
    const quiet = await timeRequest(other);
    const crowd = startCrowd(api);
    const busy = await timeRequest(other);
    const sign_ins_per_s = await crowd.stop();
    return { quiet, busy, sign_ins_per_s, ...(await refreshAtOnce(api)) };
  });

/** People who sign in without a pause until they are stopped. */
function startCrowd(api) {
  const started = performance.now();
  let isOver = false;
  let count = 0;
  const people = Array.from({ length: PEOPLE }, async () => {
    while (!isOver) {
      const answer = await signIn(api);
      if (!answer.ok) throw new Error(`sign-in: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
      count += 1;
    }
  });
  const stop = async () => {
    isOver = true;
    await Promise.all(people);
    return count / ((performance.now() - started) / 1000);
  };
  return { stop };
}

async function refreshAtOnce(api) {
  const answer = await signIn(api);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { token } = await answer.json();
  const headers = {
    'content-type': 'application/json',
    cookie,
    authorization: `Bearer ${token.token}`,
  };
  const started = performance.now();
  const tokens = await Promise.all(
    Array.from({ length: REFRESHES }, async () => {
      const refreshed = await fetch(`${api}/auth/v1/refresh`, {
        method: 'POST',
        headers,
        body: '{}',
      });
      if (!refreshed.ok) throw new Error(`refresh: ${refreshed.status}`);
      return (await refreshed.json()).token.token;
    }),
  );
  return { rotations: new Set(tokens).size, refresh_ms: performance.now() - started };
}
