type Sent = { name: string; event: string };
let sent: Sent[][];
let figures: typeof import('./figures');

const ENTRY = '/remotes/relations/20261118-1a/remoteEntry.js';
const build = { name: 'relations', build: '20261118-1a' };

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  sent = [];
  document.head.innerHTML =
    '<meta name="figures" content="1.000"><meta name="release" content="20261118-2b+cafe">';
  navigator.sendBeacon = (address, body) => {
    void (body as Blob).text().then((text) => sent.push(JSON.parse(text)));
    return address === '/figures';
  };
  figures = await import('./figures');
});
afterEach(() => jest.useRealTimers());

const thrownAt = (address: string, error = new Error('Stuk bij sanne@bakkerij.nl')) =>
  Object.assign(error, { stack: `Error: Stuk\n at f (http://localhost${address}:1:2)` });

async function told() {
  await jest.advanceTimersByTimeAsync(3000);
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 10));
  return sent;
}

it('tells once what was loaded, and in how long', async () => {
  const { buildAt, hostBuild } = await import('./builds');
  figures.countLoad(buildAt(ENTRY), 120.4);
  figures.countLoad(buildAt(ENTRY), 9);
  figures.countLoad(hostBuild(), 700);
  expect(await told()).toEqual([
    [
      { ...build, event: 'loaded', ms: 120 },
      { name: 'host', build: '20261118-2b', event: 'loaded', ms: 700 },
    ],
  ]);
});

it.each([
  ['timeout', 'no answer'],
  ['missing', Object.assign(new Error('x'), { name: 'ChunkLoadError' })],
  ['missing', new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008')],
  ['broken', new TypeError('x is not a function')],
])('tells why a remote was not loaded: %s', async (cause, error) => {
  const { Unreachable } = await import('../remotes/unreachable');
  const why = error === 'no answer' ? new Unreachable(error) : error;
  figures.countFailedLoad(ENTRY, why);
  figures.countFailedLoad(ENTRY, why);
  expect(await told()).toEqual([[{ ...build, event: 'not-loaded', cause }]]);
});

it('tells of a failure whose code failed, and not a word of it', async () => {
  const { buildAt } = await import('./builds');
  figures.countLoad(buildAt(ENTRY), 100);
  figures.countError(thrownAt(ENTRY), 'boundary');
  figures.countError(thrownAt('/assets/main.12345678.js'), 'uncaught');
  expect(await told()).toEqual([
    [
      { ...build, event: 'loaded', ms: 100 },
      { ...build, event: 'failed', cause: 'boundary' },
      { name: 'host', build: '20261118-2b', event: 'not-loaded', cause: 'uncaught' },
    ],
  ]);
});

it.each([
  ['code that is not ours', thrownAt('/extension.js')],
  ['a refusal of the API', Object.assign(thrownAt(ENTRY), { name: 'ApiError' })],
  ['what is no error', 'cancelled'],
])('tells nothing of %s', async (_, error) => {
  figures.countError(error, 'uncaught');
  expect(await told()).toEqual([]);
});

it('tells nothing anew of what could not be loaded, where that is shown', async () => {
  const { Unreachable } = await import('../remotes/unreachable');
  figures.countError(thrownAt(ENTRY, new Unreachable('x')), 'boundary');
  expect(await told()).toEqual([]);
});

it('tells nothing while the user is offline, and nothing where the gateway does not ask', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  figures.countFailedLoad(ENTRY, new Error('x'));
  jest.restoreAllMocks();
  document.head.innerHTML = '<meta name="figures" content="0.000">';
  figures.countFailedLoad(ENTRY, new Error('x'));
  expect(await told()).toEqual([]);
});
