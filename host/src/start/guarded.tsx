import { Navigate, Outlet, useLocation, useNavigate } from '@boekwerk/shared/router';
import { currentSession, useSession } from '@boekwerk/shared/session/session-store';
import { SWITCH_PATH, type Switch } from '@boekwerk/shared/switch-relation/use-switch-relation';
import { useEffect, useMemo } from 'react';
import { afterVisit } from '../guards/after-visit';
import { isPublic, redirectFor } from '../guards/redirect-for';

/**
 * Shows the page of the current path, or sends away who may not see it. A page for who is not signed in stays when
 * signing in succeeds there: it has something to say or to ask first, and goes on by itself.
 */
export function Guarded() {
  const { pathname, search, key } = useLocation();
  const session = useSession((whole) => whole);
  const cameSignedIn = useMemo(() => currentSession().token !== null, [key]);
  if (isPublic(pathname) && !cameSignedIn) return <Outlet />;

  const wayBack = afterVisit(session, { pathname, search });
  if (wayBack) return <WayBack key={wayBack.to} wish={wayBack} />;

  const redirect = redirectFor(pathname + search, session);
  if (redirect === null) return <Outlet />;
  return (
    <>
      <Navigate to={redirect} replace />
      {/* Whoever has just signed in looks at something while the first page is on its way. */}
      {isPublic(pathname) && <Outlet />}
    </>
  );
}

/** Once: `Navigate` would start anew with each rendering while the page that switches is on its way. */
function WayBack({ wish }: { wish: Switch }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(SWITCH_PATH, { replace: true, state: wish });
  }, []);
  return null;
}
