import { Outlet } from '@boekwerk/shared/router';
import { useEffect } from 'react';

/** The pages without menu. Whoever starts typing there will be inside soon: the first screens are fetched. */
export function PublicLayout() {
  useEffect(() => {
    document.addEventListener('input', fetchAhead, { once: true });
    return () => document.removeEventListener('input', fetchAhead);
  }, []);
  return <Outlet />;
}

function fetchAhead(): void {
  // A failure here is nobody's concern: the page itself loads them again.
  const ignore = () => {};
  import('../shell/shell').catch(ignore);
  import('../dashboard/dashboard-page').catch(ignore);
}
