import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const SCRIPT = readFileSync(join(__dirname, '../../public/service-worker.js'), 'utf8');
const ORIGIN = 'https://boekwerk.example';

type Heard = { request: { url: string; method: string }; respondWith: (answer: unknown) => void };

/** What the service worker answers a page that asks for a file. */
function answerTo(path: string, caches: object): Promise<unknown> {
  const listeners: Record<string, (heard: Heard) => void> = {};
  runInNewContext(SCRIPT, {
    self: {
      addEventListener: (type: string, act: (heard: Heard) => void) => {
        listeners[type] = act;
      },
    },
    location: { origin: ORIGIN },
    URL,
    caches,
    fetch: async () => new Response('of the network'),
  });
  return new Promise((respondWith) =>
    listeners.fetch?.({ request: { url: `${ORIGIN}${path}`, method: 'GET' }, respondWith }),
  );
}

const broken = async () => {
  throw new Error('Unexpected internal error.');
};

it.each([
  ['cannot be opened', { open: broken }],
  ['cannot be read', { open: async () => ({ match: broken, put: broken }) }],
])('gives a file of a build from the network when what the browser kept %s', async (_, caches) => {
  const answer = (await answerTo('/assets/main.12345678.js', caches)) as Response;
  expect(await answer.text()).toBe('of the network');
});
