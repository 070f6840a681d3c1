import { useSearchParams } from '@boekwerk/shared/router';
import { useEffect } from 'react';

/**
 * The code of a link in a mail, null without one. It leaves the address bar and the history at once; the
 * router still holds it for as long as the page is open.
 */
export function useMailedCode(): string | null {
  const [search] = useSearchParams();
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return search.get('code') || null;
}
