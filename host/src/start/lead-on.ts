import { type LoaderFunction, redirect } from '@boekwerk/shared/router';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { afterVisit } from '../guards/after-visit';
import { redirectFor } from '../guards/redirect-for';

/**
 * Who is signed in by now goes from a public page straight to where they are led: the guard would do it only once that page
 * had been drawn again. Leaving a client's books is left to the guard.
 */
export const leadOn: LoaderFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const session = currentSession();
  if (afterVisit(session, { pathname, search })) return null;
  const to = redirectFor(pathname + search, session);
  return to === null ? null : redirect(to);
};
