/** The idempotency keys of the calls from now on, in order. */
export function keysOfCalls(): string[] {
  const keys: string[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (resource, init) => {
    const headers = resource instanceof Request ? resource.headers : new Headers(init?.headers);
    const key = headers.get('idempotency-key');
    if (key) keys.push(key);
    return answer(resource, init);
  };
  return keys;
}
