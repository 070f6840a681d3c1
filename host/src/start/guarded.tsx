import { Navigate, Outlet, useLocation, useNavigate } from '@boekwerk/shared/router';
import { currentSession, useSession } from '@boekwerk/shared/session/session-store';
import { SWITCH_PATH, type Switch } from '@boekwerk/shared/switch-relation/use-switch-relation';
import { useEffect, useMemo } from 'react';
import { afterVisit } from '../guards/after-visit';
import { isPublic, redirectFor } from '../guards/redirect-for';

/**
 * Shows the page of the current path, or redirects a user who may not see it. A public page stays when signing in
 * succeeds there: it may have something to ask first, and navigates by itself.
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
      {/* Anew wherever a page that redirects by itself got first. */}
      <Navigate key={key} to={redirect} replace />
      {/* Something to look at after signing in, while the first page loads. */}
      {isPublic(pathname) && <Outlet />}
    </>
  );
}

/** Redirects once: `Navigate` would start again on every render while the next page loads. */
function WayBack({ wish }: { wish: Switch }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(SWITCH_PATH, { replace: true, state: wish });
  }, []);
  return null;
}
