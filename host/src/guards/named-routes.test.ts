import type { RouteObject } from '@boekwerk/shared/router';
import { routes as onboarding } from '../../../mf-auth/src/onboarding/routes';
import { routes as auth } from '../../../mf-auth/src/routes';
import { routes as praxis } from '../../../mf-bookkeeping/src/imports/weekly-sheet/routes';
import { routes as bookkeeping } from '../../../mf-bookkeeping/src/routes';
import { routes as invoicing } from '../../../mf-invoicing/src/routes';
import { routes as relations } from '../../../mf-relations/src/routes';
import { routes as settings } from '../../../mf-settings/src/routes';
import { namedRoutes, routeAt } from './named-routes';

const remotes = { auth, onboarding, bookkeeping, praxis, invoicing, relations, settings };

/** The full paths of a remote's routes. */
const pathsOf = (routes: readonly RouteObject[], above = ''): string[] =>
  routes.flatMap(({ path = '', children = [] }) => {
    const full = path.startsWith('/') || path === '' ? path || above : `${above}/${path}`;
    return children.length > 0 ? pathsOf(children, full) : [full];
  });

describe('the table of routes', () => {
  it.each(Object.entries(remotes))(
    'names every page of %s, so that its guard knows it',
    (remote, routes) => {
      const named = namedRoutes.filter((route) => route.remote === remote).map(({ path }) => path);
      expect(pathsOf(routes).filter((path) => !named.includes(path))).toEqual([]);
    },
  );

  it('gives each name and each path once', () => {
    const names = namedRoutes.map(({ name }) => name);
    const paths = namedRoutes.map(({ path }) => path);
    expect([names, paths]).toEqual([[...new Set(names)], [...new Set(paths)]]);
  });

  it.each([
    ['/invoicing/invoice/edit/12', 'invoice_edit'],
    ['/onboarding/adviser/finished', 'onboarding_adviser_finished'],
    ['/invoicing/invoice/edit/12/13', undefined],
    ['/invoicing/invoices', undefined],
    ['/', undefined],
  ])('knows %s as %s', (path, name) => {
    expect(routeAt(path)?.name).toBe(name);
  });
});
