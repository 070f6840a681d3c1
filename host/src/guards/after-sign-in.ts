import { rightFor } from './route-rights';

const DASHBOARD = '/dashboard';
const MAX_LENGTH = 2000;

/** Any origin will do: it is only there to see whether a path would lead away from it. */
const ORIGIN = 'https://boekwerk.invalid';

/**
 * Where somebody goes after signing in: the page they asked for (`?redirect=`), when it is a page of ours
 * that needs signing in, else the dashboard.
 */
export function afterSignIn(search: string): string {
  const requested = new URLSearchParams(search).get('redirect') ?? '';
  return isOwnPage(requested) ? requested : DASHBOARD;
}

function isOwnPage(requested: string): boolean {
  if (requested.length > MAX_LENGTH || !requested.startsWith('/')) return false;
  // Browsers read a backslash as a slash and skip tabs and line ends: neither is in a path of ours.
  if (!/^[\w/.~%?=&+:,#-]*$/.test(requested) || !URL.canParse(requested, ORIGIN)) return false;

  const { origin, pathname } = new URL(requested, ORIGIN);
  return origin === ORIGIN && rightFor(pathname) !== null;
}
