import { validateRemotes } from './validate-remotes';

const page = (name: string, path: string, right = 'signedIn') => ({
  name,
  path,
  right,
  title: name,
  frame: right === 'anyone' ? 'bare' : 'menu',
});
const row = (name: string, ...pages: object[]) => ({
  name,
  build: '1',
  entry: `/remotes/${name}/1/remoteEntry.js`,
  manifest: { pages },
});
const host = validateRemotes([row('host', page('dashboard', '/dashboard'))], {
  pages: [],
  widgets: [],
  actions: [],
  finders: [],
}).remotes[0]?.manifest as never;

const auth = row('auth', page('login', '/login', 'anyone'));
const demo = row('demo', page('demo', '/demo'), page('demo_more', '/demo/:id'));

/** Who is taken, who is refused and why, and where a card stands in for a page. */
function judged(...rows: unknown[]) {
  const { remotes, refused, lost } = validateRemotes(rows, host);
  return {
    taken: remotes.map(({ name }) => name),
    refused: refused.map(({ name, problems }) => `${name}: ${problems.join('; ')}`),
    lost: lost.map(({ path, right }) => `${path} ${right}`),
  };
}

it('takes every remote that is good', () => {
  expect(judged(auth, demo)).toEqual({ taken: ['auth', 'demo'], refused: [], lost: [] });
});

it('refuses a manifest that does not validate; the rest lives, and its pages say that they are out of reach', () => {
  const { right, ...rightless } = page('demo_more', '/demo/more');
  const { taken, refused, lost } = judged(auth, row('demo', page('demo', '/demo'), rightless));
  expect(taken).toEqual(['auth']);
  expect(refused).toEqual([expect.stringMatching(/^demo: pages\.1\.right: /)]);
  expect(lost).toEqual(['/demo signedIn', '/demo/more signedIn']);
});

const widget = { name: 'sum', slot: 'company-dashboard', right: 'signedIn' };
const action = { title: 'New', to: '/demo', right: 'signedIn' };

describe('of a remote that is newer than the host', () => {
  const menu = { menu: 'main', order: 1 };
  const newer = (manifest: object) => ({
    ...demo,
    manifest: { ...demo.manifest, ...manifest },
  });
  const read = (manifest: object) => {
    const { remotes, refused } = validateRemotes([newer(manifest)], host);
    expect(refused).toEqual([]);
    return remotes[0]?.manifest;
  };

  it('what it does not know is passed over, and the rest taken', () => {
    const [known, unknown] = ['menu', 'ribbon'].map((name) => ({ ...menu, menu: name }));
    const pages = [{ ...demo.manifest.pages[0], menus: [known, unknown], badge: 'new' }];
    const { manifest } = newer({ pages: [{ ...demo.manifest.pages[0], menus: [known, unknown] }] });
    expect(read({ pages, tours: [{ name: 'first' }] })).toEqual(read(manifest));
  });

  it.each([
    ['widgets', widget, { kind: 'inline', name: 'other', where: 'row' }],
    ['actions', action, { kind: 'download', file: '/demo.csv' }],
    ['finders', { name: 'find', title: 'All', right: 'signedIn' }, { kind: 'remote', url: '/x' }],
  ] as const)('of its %s those of a kind that it does not know', (list, known, unknown) => {
    expect(read({ [list]: [unknown, known] })).toEqual(read({ [list]: [known] }));
    expect(read({ [list]: [known] })?.[list]).toHaveLength(1);
  });

  it('what fills a slot that it does not have fills none', () => {
    const widgets = [{ ...widget, slot: 'of-next-year' }];
    expect(read({ widgets })?.widgets).toMatchObject(widgets);
  });

  it.each([
    ['a widget without a right', { widgets: [{ ...widget, right: undefined, badge: 1 }] }],
    ['a slot that is no name', { widgets: [{ ...widget, slot: 'A slot' }] }],
    ['an action that leads away', { actions: [{ ...action, to: 'https://evil.example' }] }],
    ['a finder that is none', { finders: [7] }],
    ['actions that are no list', { actions: { kind: 'download' } }],
    ['a page without a right', { pages: [{ ...demo.manifest.pages[0], right: '', kind: 'wide' }] }],
  ])('%s is still no reason to take the rest', (_, manifest) => {
    expect(judged(auth, newer(manifest))).toMatchObject({
      taken: ['auth'],
      refused: [expect.stringMatching(/^demo: /)],
    });
  });
});

it.each([
  ['a path of the host', page('mine', '/dashboard'), 'is dashboard (/dashboard) of the host'],
  ['a path of another', page('mine', '/demo'), 'is demo (/demo) of demo'],
  ['a path that fits a pattern of another', page('mine', '/demo/new'), 'is demo_more (/demo/:id)'],
])('refuses who claims %s; who was there first keeps it', (_, claim, problem) => {
  const { taken, refused, lost } = judged(auth, demo, row('mine', claim, page('own', '/own')));
  expect(taken).toEqual(['auth', 'demo']);
  expect(refused).toEqual([expect.stringContaining(problem)]);
  expect(lost).toContain('/own signedIn');
  expect(lost).not.toContain(`${claim.path} signedIn`);
});

it('refuses who claims the name of a page of another', () => {
  const { taken, refused } = judged(auth, demo, row('mine', page('demo', '/elsewhere')));
  expect(taken).toEqual(['auth', 'demo']);
  expect(refused).toEqual(['mine: demo (/elsewhere) is demo (/demo) of demo']);
});

it.each([
  ['nothing at all', null],
  ['no name', { ...demo, name: undefined }],
  ['a name with a way up', { ...demo, name: '../demo' }],
  ['an entry elsewhere', { ...demo, entry: 'https://evil.example/remoteEntry.js' }],
  ['an entry of another host', { ...demo, entry: '//evil.example/remoteEntry.js' }],
  ['one that a browser reads so', { ...demo, entry: '/\\evil.example/remoteEntry.js' }],
  ['one with a tab in between', { ...demo, entry: '/\t/evil.example/remoteEntry.js' }],
  ['no manifest', { ...demo, manifest: null }],
  ['a manifest of before there were any', { ...demo, manifest: undefined, paths: ['/demo'] }],
  ['pages that are none', { ...demo, manifest: { pages: [null, 7, { path: {} }] } }],
])('lives on with %s among the list', (_, broken) => {
  const { taken, refused } = judged(auth, broken);
  expect(taken).toEqual(['auth']);
  expect(refused).toHaveLength(1);
});

it.each([[null], [{}], ['[]']])('takes nothing from a list that is none: %j', (list) => {
  expect(validateRemotes(list, host).remotes).toEqual([]);
});

it('takes a name once', () => {
  const again = {
    ...row('demo', page('other', '/other')),
    entry: '/remotes/demo/2/remoteEntry.js',
  };
  expect(judged(auth, demo, again)).toMatchObject({
    taken: ['auth', 'demo'],
    refused: ['demo: it is listed twice'],
  });
});

it('has something to show to who is not signed in, also when nothing to sign in with is there', () => {
  expect(judged(demo).lost).toEqual(['/login anyone']);
  expect(judged({ ...auth, manifest: { pages: [...auth.manifest.pages, {}] } }).lost).toEqual([
    '/login anyone',
  ]);
});
