import { Outlet } from '@boekwerk/shared/router';
import { useEffect } from 'react';

/** The layout of public pages. Once the user starts typing, the first screens behind sign-in are prefetched. */
export function PublicLayout() {
  useEffect(() => {
    document.addEventListener('input', fetchAhead, { once: true });
    return () => document.removeEventListener('input', fetchAhead);
  }, []);
  return <Outlet />;
}

function fetchAhead(): void {
  // A failed prefetch is ignored: the page itself loads them again.
  const ignore = () => {};
  import('../shell/shell').catch(ignore);
  import('../dashboard/dashboard-page').catch(ignore);
}
