/** Makes a runner that starts tasks in order of arrival, at most `limit` at the same time. */
export function atMost(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < limit) running += 1;
    else await new Promise<void>((start) => waiting.push(start));

    try {
      return await task();
    } finally {
      // Whoever waits takes over the place; it becomes free only when nobody does.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
