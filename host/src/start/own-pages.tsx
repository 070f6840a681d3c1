import { Navigate, type RouteObject } from '@boekwerk/shared/router';
import { withoutQuery } from './without-query';

/** Every part of the design system in its states; the bundler leaves it out of a production build. */
const developmentPages: RouteObject[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        {
          path: '/kit',
          lazy: async () => ({ Component: (await import('../kit/kit-page')).KitPage }),
        },
      ];

/** The host's own pages; every other address leads to the first of them. */
export const ownPages: RouteObject[] = [
  { path: '/dashboard', ...withoutQuery, lazy: dashboard },
  { path: '/upload', lazy: upload },
  { path: '/logout', lazy: logOut },
  { path: '/switch', lazy: switchRelation },
  { path: '/notfound', lazy: notFound },
  ...developmentPages,
  { path: '*', element: <Navigate to="/dashboard" replace /> },
];

async function dashboard() {
  const { DashboardPage } = await import('../dashboard/dashboard-page');
  return { Component: DashboardPage };
}

async function upload() {
  const { UploadPage } = await import('../upload/upload-page');
  return { Component: UploadPage };
}

async function switchRelation() {
  const { SwitchPage } = await import('@boekwerk/shared/switch-relation');
  return { Component: SwitchPage };
}

async function logOut() {
  const { LogOutPage } = await import('../shell/log-out-page');
  return { Component: LogOutPage };
}

async function notFound() {
  const { NotFoundPage } = await import('../shell/not-found-page');
  return { Component: NotFoundPage };
}
