import { createInstance } from '@module-federation/runtime';

/** What is behind each address; nothing for one that is down. */
const behind = new Map<string, string>();
const asked: string[] = [];

/** The runtime as it is in the page, but that entries are handed over instead of fetched. */
const page = (shareStrategy: 'loaded-first' | 'version-first') =>
  createInstance({
    name: 'host',
    remotes: [],
    shareStrategy,
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
        loadEntry: async ({ remoteInfo: { entry } }) => {
          asked.push(entry);
          const what = behind.get(entry);
          if (what === undefined) throw new Error(`${entry} is down`);
          return { init: () => {}, get: () => async () => ({ what }) };
        },
      },
    ],
  });

beforeEach(() => {
  behind.clear();
  asked.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const OLD = 'http://localhost/remotes/relations/1/remoteEntry.js';
const NEW = 'http://localhost/remotes/relations/2/remoteEntry.js';

// module-federation/core #4807: a remote that is registered anew by force would go on with what it had.
it.each([
  ['was loaded', true],
  ['could not be loaded', false],
])(
  'takes the entry that a remote is registered with anew, after the one before %s',
  async (_, wasThere) => {
    const runtime = page('loaded-first');
    if (wasThere) behind.set(OLD, 'old');
    behind.set(NEW, 'new');
    runtime.registerRemotes([{ name: 'relations', entry: OLD }]);
    const first = runtime.loadRemote('relations/routes');
    if (wasThere) expect(await first).toEqual({ what: 'old' });
    else await expect(first).rejects.toThrow();

    runtime.registerRemotes([{ name: 'relations', entry: NEW }], { force: true });
    expect(await runtime.loadRemote('relations/routes')).toEqual({ what: 'new' });
  },
);

// module-federation/core #3877: with `version-first` each remote is asked before anything is shared.
it('asks no remote for what is shared, nor a remote that is down for another one', async () => {
  const runtime = page('loaded-first');
  const up = 'http://localhost/remotes/auth/1/remoteEntry.js';
  behind.set(up, 'auth');
  runtime.registerRemotes([
    { name: 'auth', entry: up },
    { name: 'down', entry: 'http://localhost/remotes/down/1/remoteEntry.js' },
  ]);
  const react = await runtime.loadShare('react');
  expect(react ? react() : null).toBe('react');
  expect(asked).toEqual([]);
  expect(await runtime.loadRemote('auth/routes')).toEqual({ what: 'auth' });
  expect(asked).toEqual([up]);
});

it('would ask them all with the other strategy, which no build of ours has', async () => {
  const runtime = page('version-first');
  const down = 'http://localhost/remotes/down/1/remoteEntry.js';
  runtime.registerRemotes([{ name: 'down', entry: down }]);
  await runtime.loadShare('react').catch(() => {});
  expect(asked).toContain(down);
});
