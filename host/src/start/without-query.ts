import { type RouteObject, redirect } from '@boekwerk/shared/router';

/** For a page that starts afresh whenever somebody comes to it: what it then keeps in its query is its own. */
export const withoutQuery: Pick<RouteObject, 'loader' | 'shouldRevalidate'> = {
  loader: ({ request }) => {
    const { pathname, search } = new URL(request.url);
    return search === '' ? null : redirect(pathname);
  },
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
};
