import { Navigate, Outlet, useLocation } from '@boekwerk/shared/router';
import { useSession } from '@boekwerk/shared/session/session-store';
import { redirectFor } from '../guards/redirect-for';

/** Shows the page of the current path, or sends away who may not see it. */
export function Guarded() {
  const { pathname, search } = useLocation();
  const redirect = useSession((session) => redirectFor(pathname + search, session));
  return redirect === null ? <Outlet /> : <Navigate to={redirect} replace />;
}
