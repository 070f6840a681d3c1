import { createRequire } from 'node:module';
import path from 'node:path';
import { createInstance } from '@module-federation/enhanced/runtime';
import { apps, root } from '../apps.mjs';

const load = createRequire(path.join(root, 'package.json'));

type Configure = (env: object, argv: { mode: string }) => { name: string; plugins: object[] };
type Strategy = 'loaded-first' | 'version-first';
type Federation = {
  _options?: { shareStrategy?: Strategy; manifest?: unknown; remotes?: unknown };
};

/** What every build says to the federation plugin. */
const configurations = apps
  .flatMap(({ folder }) =>
    [load(`./${folder}/webpack.config.cjs`) as Configure | Configure[]]
      .flat()
      .map((configure) => configure({}, { mode: 'production' })),
  )
  .map(({ name, plugins }) => ({
    name,
    said: plugins.flatMap((plugin) => (plugin as Federation)._options ?? []),
  }));

let pages = 0;

/** Asks for what is shared, then for a remote, in a page that has one that is down; @returns which were asked by then. */
async function askedWith(shareStrategy: Strategy | undefined) {
  // The runtime remembers what it got for all instances.
  const [up, down] = [`up${++pages}`, `down${pages}`];
  const asked: string[] = [];
  const runtime = createInstance({
    name: `host${pages}`,
    remotes: [],
    ...(shareStrategy && { shareStrategy }),
    shared: {
      react: {
        version: '19.0.0',
        lib: () => 'react',
        shareConfig: { singleton: true, requiredVersion: '^19.0.0' },
      },
    },
    plugins: [
      {
        name: 'entries',
        // Handed over instead of fetched.
        loadEntry: async ({ remoteInfo: { name } }) => {
          asked.push(name === up ? 'up' : 'down');
          if (name === down) throw new Error('down');
          return { init: () => {}, get: () => async () => ({ what: 'up' }) };
        },
      },
    ],
  });
  runtime.registerRemotes(
    [up, down].map((name) => ({ name, entry: `http://localhost/${name}/remoteEntry.js` })),
  );
  const react = await runtime.loadShare('react').catch(() => false as const);
  const before = [...asked];
  const loaded = await runtime.loadRemote(`${up}/routes`).catch(() => null);
  return { react: react ? react() : null, before, loaded, after: asked };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

// module-federation/core #3877: otherwise each remote is asked before anything is shared.
it.each(configurations)('$name goes on when a remote is down', async ({ said }) => {
  const [options, ...more] = said;
  expect(more).toEqual([]);
  expect(options?.remotes ?? {}).toEqual({});
  expect(await askedWith(options?.shareStrategy)).toEqual({
    react: 'react',
    before: [],
    loaded: { what: 'up' },
    after: ['up'],
  });
});

// module-federation/core #4807: what a manifest said would be remembered.
it.each(configurations)('$name has no manifest that could be stale', ({ said }) => {
  expect(said.map(({ manifest }) => manifest)).toEqual([false]);
});
