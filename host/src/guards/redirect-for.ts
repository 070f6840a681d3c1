import { may } from '@boekwerk/shared/domain/rights';
import { type Session, whoIs } from '@boekwerk/shared/session/session-store';
import { afterSignIn } from './after-sign-in';
import { rightFor } from './route-rights';

const DASHBOARD = '/dashboard';
const LOGIN = '/login';
const PUBLIC = [LOGIN];

/**
 * Where somebody who may not be at `path` is sent instead; null when it is fine.
 * As long as the session is not described yet nobody knows the rights, and nothing but a loader shows.
 */
export function redirectFor(path: string, session: Session): string | null {
  const { pathname, search } = split(path);
  if (session.token === null) return isPublic(path) ? null : toLogin(pathname, path);
  if (isPublic(path)) return afterSignIn(search);

  const who = whoIs(session);
  const right = rightFor(pathname);
  if (who === null || right === null) return null;
  return may(who, right) ? null : DASHBOARD;
}

/** A page for who is not signed in. */
export const isPublic = (path: string) => PUBLIC.includes(split(path).pathname);

const toLogin = (pathname: string, path: string) =>
  pathname === '/' ? LOGIN : `${LOGIN}?redirect=${encodeURIComponent(path)}`;

function split(path: string): { pathname: string; search: string } {
  const [beforeHash = ''] = path.split('#');
  const [pathname = '', ...search] = beforeHash.split('?');
  return { pathname: asRouted(pathname), search: search.join('?') };
}

/** The router looks past case, escapes and a slash at the end, so the guard must as well. */
function asRouted(pathname: string): string {
  const plain = decoded(pathname).toLowerCase();
  return plain.length > 1 && plain.endsWith('/') ? plain.slice(0, -1) : plain;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
