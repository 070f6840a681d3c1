import { init, loadRemote } from '@module-federation/runtime';
import { discoverRemotes, renewRemote } from './discover-remotes';

/** What is behind each address; nothing for one that is down. */
const behind = new Map<string, string>();
/** What `/remotes.json` says. */
let listed: string[] = [];

// The runtime as it is in the page, but that entries are handed over instead of fetched.
init({
  name: 'host',
  remotes: [],
  plugins: [
    {
      name: 'entries',
      loadEntry: async ({ remoteInfo: { entry } }) => {
        const what = behind.get(new URL(entry).pathname);
        if (what === undefined) throw new Error(`${entry} is down`);
        return { init: () => {}, get: () => async () => ({ what }) };
      },
    },
  ],
});

let remotes = 0;

/** The addresses of two builds of a remote that no other test knows: the runtime lives as long as the page. */
function aRemote() {
  const name = `remote${++remotes}`;
  const [old, next] = [1, 2].map((build) => `/remotes/${name}/${build}/remoteEntry.js`);
  return { name, old: old as string, next: next as string };
}

const nameIn = (entry: string) => entry.split('/')[2];
const manifestOf = (name = '') => ({
  pages: [{ name, path: `/${name}`, right: 'signedIn', title: name, frame: 'menu' }],
});

/** Starts a page with these builds. */
async function start(...entries: string[]) {
  listed = entries;
  return (await discoverRemotes()).remotes;
}

beforeEach(() => {
  behind.clear();
  const rows = () =>
    listed.map((entry) => {
      const name = nameIn(entry);
      return { name, entry, manifest: manifestOf(name) };
    });
  globalThis.fetch = async () => ({ ok: true, json: async () => rows() }) as Response;
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

// module-federation/core #4807: a remote that is registered anew by force would go on with what it had.
it.each([
  ['was loaded', true],
  ['could not be loaded', false],
])('gives the build that is current by now, after the one before %s', async (_, wasThere) => {
  const { name, old, next } = aRemote();
  if (wasThere) behind.set(old, 'old');
  behind.set(next, 'new');
  const [remote] = await start(old);
  const first = loadRemote(`${name}/routes`);
  if (wasThere) expect(await first).toEqual({ what: 'old' });
  else await expect(first).rejects.toThrow();

  listed = [next];
  await renewRemote(remote as never);
  expect(await loadRemote(`${name}/routes`)).toEqual({ what: 'new' });
});
