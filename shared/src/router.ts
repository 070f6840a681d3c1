/** The one router in the page: everything else imports it from here. */

import type { NonIndexRouteObject } from 'react-router-dom';
import type { QueryClient } from './query';

/** What a page shows, and how it is loaded; where it is says the manifest of its remote. */
export type PageRoute = Pick<NonIndexRouteObject, 'element' | 'loader'> & {
  lazy?: () => Promise<Pick<NonIndexRouteObject, 'Component' | 'loader'>>;
  /** Asks for what the page begins with, while its files are still on their way; called when a tab is opened with it. */
  prefetch?: (client: QueryClient, params: URLSearchParams) => void;
};

export type {
  LinkProps,
  LoaderFunction,
  Location,
  RouteObject,
  To,
} from 'react-router-dom';
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  Navigate,
  Outlet,
  RouterProvider,
  redirect,
  ScrollRestoration,
  // The router itself, for whoever must know where it is going before that is rendered.
  UNSAFE_DataRouterContext as RouterContext,
  useBlocker,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
