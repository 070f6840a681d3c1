import { type RouteObject, redirect } from '@boekwerk/shared/router';

/** Drops the query on entering a page that keeps its own state there and starts fresh on each visit. */
export const withoutQuery: Pick<RouteObject, 'loader' | 'shouldRevalidate'> = {
  loader: ({ request }) => {
    const { pathname, search } = new URL(request.url);
    return search === '' ? null : redirect(pathname);
  },
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
};
