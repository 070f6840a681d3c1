import { Navigate, Outlet, useLocation } from '@boekwerk/shared/router';
import { useSession } from '@boekwerk/shared/session/session-store';
import { isPublic, redirectFor } from '../guards/redirect-for';

/** Shows the page of the current path, or sends away who may not see it. */
export function Guarded() {
  const { pathname, search } = useLocation();
  const redirect = useSession((session) => redirectFor(pathname + search, session));
  if (redirect === null) return <Outlet />;
  return (
    <>
      <Navigate to={redirect} replace />
      {/* Whoever has just signed in looks at something while the first page is on its way. */}
      {isPublic(pathname) && <Outlet />}
    </>
  );
}
