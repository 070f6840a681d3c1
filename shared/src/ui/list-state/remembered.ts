import { useEffect, useState } from 'react';
import { useSearchParams } from '../../router';
import { currentSession } from '../../session/session-store';

/**
 * The query in the address. A list with a name that is opened without any takes up where this session left it, in
 * this company; what is asked for in the address always wins, and Back to an empty query is no opening.
 */
export function useRememberedParams(name: string | undefined, momentary: readonly string[] = []) {
  const [inAddress, setParams] = useSearchParams();
  const [taken, setTaken] = useState(() => (inAddress.size > 0 ? '' : remembered(name)));
  const params = taken === '' ? inAddress : new URLSearchParams(taken);

  useEffect(() => {
    if (taken === '') return;
    // The address follows; until it has, the list works with what was remembered.
    if (inAddress.size > 0) setTaken('');
    else setParams(taken, { replace: true });
  }, [taken, inAddress]);

  const now = params.toString();
  useEffect(() => remember(name, withoutKeys(now, momentary)), [name, now]);

  return [params, setParams] as const;
}

/** What a list is opened with, as {@link useRememberedParams} takes it up. */
export const openingParams = (name: string | undefined, inAddress: URLSearchParams) =>
  inAddress.size > 0 ? inAddress : new URLSearchParams(remembered(name));

/** Leaves out filters that a list should not be reopened with. */
function withoutKeys(query: string, keys: readonly string[]): string {
  const kept = new URLSearchParams(query);
  for (const key of keys) kept.delete(key);
  return kept.toString();
}

/** Gone with the session: logging out empties the tab's storage. */
const keyOf = (name: string) => `boekwerk.list.${currentSession().relation_id}.${name}`;

const remembered = (name: string | undefined): string =>
  (name && sessionStorage.getItem(keyOf(name))) ?? '';

function remember(name: string | undefined, query: string): void {
  if (name === undefined || currentSession().relation_id === null) return;
  sessionStorage.setItem(keyOf(name), query);
}
