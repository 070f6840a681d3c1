import { readManifest, unknownIn } from './manifest.mjs';

const page = { name: 'demo', path: '/demo', right: 'signedIn', title: 'Demo' };
const widget = { name: 'sum', slot: 'company-dashboard', right: 'signedIn' };

it.each([
  ['a field', { pages: [page], tours: [] }, ['tours']],
  ['a field of a page', { pages: [page, { ...page, tilte: 'Demo' }] }, ['pages.1.tilte']],
  [
    'a field of a place in a menu',
    { pages: [{ ...page, menus: [{ menu: 'main', order: 1, grp: 'x' }] }] },
    ['pages.0.menus.0.grp'],
  ],
  [
    'a kind of widget',
    { pages: [page], widgets: [{ kind: 'inline' }, { ...widget, odrer: 1 }] },
    ['widgets.kind', 'widgets.0.odrer'],
  ],
])('tells who writes a manifest of %s that nobody would read', (_, manifest, unknown) => {
  const said = {
    ...manifest,
    pages: manifest.pages.map((each, n) => ({ ...each, name: `p${n}`, path: `/p${n}` })),
  };
  expect(readManifest(said).problems).toEqual([]);
  expect(unknownIn(said)).toEqual(unknown);
});

it('has nothing against what is left out, or filled in', () => {
  expect(unknownIn({ pages: [page], widgets: [widget] })).toEqual([]);
});
