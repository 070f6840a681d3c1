import { pageAt } from './pages';

const DASHBOARD = '/dashboard';
/** Pages that lead on by themselves, so no place to return to. */
const PASSING = ['logout', 'switch'];
const MAX_LENGTH = 2000;

/** Any origin will do: it is only there to see whether a path would lead away from it. */
const ORIGIN = 'https://boekwerk.invalid';

/**
 * Where somebody goes after signing in: the page they asked for (`?redirect=`), when it is a page of ours
 * that needs signing in, else the dashboard.
 */
export function afterSignIn(search: string): string {
  const requested = new URLSearchParams(search).get('redirect') ?? '';
  return mayReturnTo(requested) ? requested : DASHBOARD;
}

/** Whether signing in may lead to a path: to a page that needs it, and is one to stay on. */
export function mayReturnTo(requested: string): boolean {
  if (requested.length > MAX_LENGTH || !requested.startsWith('/')) return false;
  // Browsers read a backslash as a slash and skip tabs and line ends: neither is in a path of ours.
  if (!/^[\w/.~%?=&+:,*#-]*$/.test(requested) || !URL.canParse(requested, ORIGIN)) return false;

  const { origin, pathname } = new URL(requested, ORIGIN);
  const page = pageAt(pathname);
  if (origin !== ORIGIN || page === null || page.right === 'anyone') return false;
  return !PASSING.includes(page.name);
}
