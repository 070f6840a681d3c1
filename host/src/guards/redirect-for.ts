import type { Session } from '@boekwerk/shared/session/session-store';
import { afterSignIn, mayReturnTo } from './after-sign-in';
import { routeAt } from './named-routes';

const DASHBOARD = '/dashboard';
const LOGIN = '/login';

/** With the code of a mail these have something to do for who is signed in as well. */
const FOR_A_CODE = ['activate', 'acceptinvitation'];

/**
 * Where somebody who may not be at `path` is sent instead; null when it is fine.
 * As long as the session is not described yet nobody knows the rights, and nothing but a loader shows.
 */
export function redirectFor(path: string, session: Session): string | null {
  const { pathname, search } = split(path);
  const route = routeAt(pathname);
  const isSignedIn = session.token !== null;

  if (route?.right === 'anyone') {
    const hasCode = FOR_A_CODE.includes(route.name) && new URLSearchParams(search).has('code');
    return !isSignedIn || hasCode ? null : afterSignIn(search);
  }
  if (!isSignedIn) return toLogin(path);
  if (route === null) return DASHBOARD;

  const { rights } = session;
  return rights === null || rights[route.right] === true ? null : DASHBOARD;
}

/** A page for who is not signed in. */
export const isPublic = (path: string) => routeAt(split(path).pathname)?.right === 'anyone';

const toLogin = (path: string) =>
  mayReturnTo(path) ? `${LOGIN}?redirect=${encodeURIComponent(path)}` : LOGIN;

function split(path: string): { pathname: string; search: string } {
  const [beforeHash = ''] = path.split('#');
  const [pathname = '', ...search] = beforeHash.split('?');
  return { pathname, search: search.join('?') };
}
