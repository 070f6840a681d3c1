import { type DeployedPage, pageNamed } from '@boekwerk/shared/deployment';
import { hasRight } from '@boekwerk/shared/deployment/has-right';
import type { Session } from '@boekwerk/shared/session/session';
import { afterSignIn, mayReturnTo } from './after-sign-in';
import { pageAt } from './pages';

const DASHBOARD = '/dashboard';
const LOGIN = '/login';

/**
 * Where somebody who may not be at `path` is sent instead; null when it is fine.
 * Until the session is loaded the rights are unknown, and only a loader shows.
 */
export function redirectFor(path: string, session: Session): string | null {
  const { pathname, search } = split(path);
  const page = pageAt(pathname);
  const isSignedIn = session.token !== null;

  if (page?.right === 'anyone') {
    const { signedInWith } = page;
    const isForBoth = signedInWith !== undefined && new URLSearchParams(search).has(signedInWith);
    return !isSignedIn || isForBoth ? null : afterSignIn(search);
  }
  if (!isSignedIn) return toLogin(path);
  if (page === null) return DASHBOARD;
  return session.rights === null || hasRight(session, page.right) ? null : instead(page, session);
}

/** The first fallback of a page, for users without its right, that they may see. */
function instead({ fallback }: DeployedPage, session: Session): string {
  const page = fallback
    .filter(({ right }) => hasRight(session, right))
    .map((one) => pageNamed(one.page))
    .find((one) => one !== null && hasRight(session, one.right));
  return page?.path ?? DASHBOARD;
}

/** A page for who is not signed in. */
export const isPublic = (path: string) => pageAt(split(path).pathname)?.right === 'anyone';

const toLogin = (path: string) =>
  mayReturnTo(path) ? `${LOGIN}?redirect=${encodeURIComponent(path)}` : LOGIN;

function split(path: string): { pathname: string; search: string } {
  const [beforeHash = ''] = path.split('#');
  const [pathname = '', ...search] = beforeHash.split('?');
  return { pathname, search: search.join('?') };
}
