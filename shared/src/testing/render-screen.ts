import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createElement, type ReactNode } from 'react';
import type { QueryClient } from '../query';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from '../router';
import { SwitchPage } from '../switch-relation/switch-page';
import { SWITCH_PATH } from '../switch-relation/use-switch-relation';
import { keepStyles } from './keep-styles';
import { newQueryClient, ScreenFrame } from './screen-frame';

type RouteOptions = {
  /** The route's path: `/invoicing/invoice/edit/:id`. */
  path?: string;
  /** The address it is opened at, when the path has parameters or there is a query. */
  at?: string;
  /** Other routes that the screen may lead to. */
  others?: RouteObject[];
  /** Holds what was asked before it was drawn. */
  client?: QueryClient;
};

export type Screen = RenderResult & {
  user: UserEvent;
  router: ReturnType<typeof createMemoryRouter>;
  /** Where the router stands: path and query. */
  address: () => string;
};

/** Opens a screen as the shell would, for a user to click and read. */
export function renderScreen(
  ui: ReactNode,
  { path = '/', at = path, others = [], client = newQueryClient() }: RouteOptions = {},
): Screen {
  keepStyles();
  // Around the pages, as in the shell: a notice stays when its page is left.
  const frame = { client, children: createElement(Outlet) };
  const pages = [
    { path, element: ui },
    { path: SWITCH_PATH, element: createElement(SwitchPage) },
    ...others,
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(
    [{ element: createElement(ScreenFrame, frame), children: pages }],
    { initialEntries: [at] },
  );
  // jsdom lays nothing out, so it cannot tell that a button is covered.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const view = render(createElement(RouterProvider, { router }));
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, user, router, address };
}
