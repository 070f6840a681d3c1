import { Outlet } from '@boekwerk/shared/router';
import { useEffect } from 'react';
import { fetchAhead, makeReady } from './fetch-ahead';

/**
 * The layout of public pages. Once the user starts typing, the first screens behind sign-in are fetched; when a form is
 * sent they are made ready.
 */
export function PublicLayout() {
  useEffect(() => {
    document.addEventListener('input', fetchAhead, { once: true });
    document.addEventListener('submit', makeReady, { once: true });
    return () => {
      document.removeEventListener('input', fetchAhead);
      document.removeEventListener('submit', makeReady);
    };
  }, []);
  return <Outlet />;
}
