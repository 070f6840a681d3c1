/**
 * How long each call took, in milliseconds, and how many of them were told to come back: one after the other, until
 * `state` says that what they are measured beside is done.
 *
 * @param {() => Promise<unknown>} request
 * @param {{ isDone: boolean }} state
 */
export async function timesOf(request, state) {
  const times = [];
  let refused = 0;
  while (!state.isDone) {
    const started = performance.now();
    await request().catch(() => refused++);
    times.push(performance.now() - started);
  }
  return { times, refused };
}
