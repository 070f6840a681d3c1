import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const SCRIPT = readFileSync(join(__dirname, '../../public/service-worker.js'), 'utf8');
const ORIGIN = 'https://boekwerk.example';

type Asked = { url: string; method: string; formData?: () => Promise<FormData> };
type Heard = { request: Asked; respondWith: (answer: unknown) => void };

/** Leads on from where the service worker is, as a browser has it. */
class Answer extends Response {
  static override redirect(to: string, status?: number) {
    return Response.redirect(new URL(to, ORIGIN), status);
  }
}

/** What the service worker answers a page that asks for a file. */
const answerTo = (path: string, caches: object) =>
  answered({ url: `${ORIGIN}${path}`, method: 'GET' }, caches);

function answered(request: Asked, caches: object): Promise<unknown> {
  const listeners: Record<string, (heard: Heard) => void> = {};
  runInNewContext(SCRIPT, {
    self: {
      addEventListener: (type: string, act: (heard: Heard) => void) => {
        listeners[type] = act;
      },
    },
    location: { origin: ORIGIN },
    URL,
    File,
    Response: Answer,
    caches,
    fetch: async () => new Response('of the network'),
  });
  return new Promise((respondWith) => listeners.fetch?.({ request, respondWith }));
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

it('keeps nothing of what was shared when it cannot keep all of it: it is to be shared again', async () => {
  const form = new FormData();
  for (const name of ['een.pdf', 'twee.pdf']) form.append('file', new File(['x'], name));
  const kept = new Map<string, Response>();
  const cache = {
    put: async (place: string, response: Response) => {
      if (kept.size > 0) throw new Error('QuotaExceededError');
      kept.set(place, response);
    },
    delete: async (place: string) => kept.delete(place),
  };
  const request = { url: `${ORIGIN}/share`, method: 'POST', formData: async () => form };
  const answer = (await answered(request, { open: async () => cache })) as Response;
  expect(answer.headers.get('location')).toMatch(/shared=lost$/);
  expect([...kept.keys()]).toEqual([]);
});
