import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rightsOf } from '@boekwerk/shared/domain/user/rights';
import type { RouteObject } from '@boekwerk/shared/router';
import { hostManifest, manifests } from '@boekwerk/shared/testing/deploy';
import { nothingSpecial } from '@boekwerk/shared/testing/signed-in';
import { ownPages } from '../start/own-pages';
import { validateRemotes } from './validate-remotes';

const root = path.join(import.meta.dirname, '../../..');
const sources = readdirSync(root)
  .filter((folder) => folder.startsWith('mf-'))
  .flatMap((folder) => {
    const file = path.join(root, folder, 'manifest.json');
    const remotes = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { exposes: object }>;
    return Object.entries(remotes).map(([name, { exposes }]) => ({ name, folder, exposes }));
  });

it.each(sources)(
  '$name has each page and each widget that it announces, finders too, and no other',
  async (source) => {
    const { pages = [], widgets = [], finders = [] } = manifests[source.name] ?? {};
    const exposed = Object.entries(source.exposes).map(async ([id, file]) => {
      const module = await import(path.join(root, source.folder, file));
      return id === './routes' ? Object.keys(module.routes) : [id, kindOf(module)];
    });
    const [routes, ...shown] = await Promise.all(exposed);
    const shownPages = pages.filter(({ redirect }) => !redirect).map(({ name }) => name);
    expect(routes?.toSorted()).toEqual(shownPages.sort());
    expect(shown.sort()).toEqual(
      [
        ...widgets.map(({ name }) => [`./${name}`, 'widget']),
        ...finders.map(({ name }) => [`./${name}`, 'finder']),
      ].sort(),
    );
  },
);

function kindOf(module: object): string {
  if ('Widget' in module) return 'widget';
  return 'find' in module ? 'finder' : 'unknown';
}

it('are where actions lead to, each to a page of its own', () => {
  const parts = [hostManifest, ...Object.values(manifests)];
  const paths = parts.flatMap(({ pages }) => pages.map(({ path }) => path));
  const led = parts.flatMap(({ actions }) => actions.map(({ to }) => to));
  expect(led.filter((to) => !paths.includes(to.split('?', 1)[0] ?? ''))).toEqual([]);
  expect(new Set(led).size).toBe(led.length);
});

it('of the host are at the addresses that it announces', () => {
  const at = ownPages.map((route: RouteObject) => route.path).filter((one) => one !== '*');
  expect(at.filter((one) => one !== '/kit')).toEqual(hostManifest.pages.map((page) => page.path));
});

it('are all taken together, and ask for rights that the API knows', () => {
  const listed = Object.entries(manifests).map(([name, manifest]) => ({
    name,
    manifest,
    entry: `/remotes/${name}/1/remoteEntry.js`,
  }));
  expect(validateRemotes(listed, hostManifest).refused).toEqual([]);

  const nobody = { type: 0, is_owner: false, is_impersonating: false, assignment: null } as const;
  const known = ['anyone', ...Object.keys(rightsOf({ ...nobody, relation: nothingSpecial }))];
  const asked = Object.values(manifests).flatMap(({ pages, widgets, actions, finders }) => [
    ...[...pages, ...widgets, ...actions, ...finders].map(({ right }) => right),
    ...pages.flatMap(({ fallback }) => fallback.map(({ right }) => right)),
  ]);
  expect(asked.filter((right) => !known.includes(right))).toEqual([]);

  const pages = [hostManifest, ...Object.values(manifests)].flatMap((manifest) => manifest.pages);
  const fallbacks = pages.flatMap(({ fallback }) => fallback.map(({ page }) => page));
  expect(fallbacks.filter((name) => !pages.some((page) => page.name === name))).toEqual([]);
});
