const running = new Map<string, Promise<unknown>>();

/** Does something once at a time: who asks for the same while it runs gets the same answer. */
export function once<T>(key: string, work: () => Promise<T>): Promise<T> {
  const found = running.get(key) as Promise<T> | undefined;
  if (found) return found;

  const started = work().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
