import { useNavigate, useSearchParams } from '@boekwerk/shared/router';
import { useEffect, useState } from 'react';

/** What the package's page sent the browser back with. */
export type ReturnedConsent =
  | { code: string; state: string }
  /** `access_denied` when the user said no. */
  | { error: string };

/**
 * What stands in the address when the package's page sends the browser back; null otherwise. It leaves the address, the
 * history and the router at once, before any call of this page leaves.
 */
export function useReturnedConsent(): ReturnedConsent | null {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [returned] = useState(() => readReturned(search));
  useEffect(() => {
    if (!returned) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void navigate({ search: '' }, { replace: true });
  }, [returned, navigate]);
  return returned;
}

function readReturned(search: URLSearchParams): ReturnedConsent | null {
  const error = search.get('error');
  if (error) return { error };
  const code = search.get('code');
  const state = search.get('state');
  return code && state ? { code, state } : null;
}
