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
