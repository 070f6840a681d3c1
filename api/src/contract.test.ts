import { endpoints } from '@boekwerk/shared/contract/all';
import { type TestApp, testApp } from './testing/test-app';

/** Routes that are no calls: files by their link, and what says how the API is and what it can. */
const BESIDE_THE_CONTRACT = [
  'GET /api/company.zip',
  'GET /api/docs',
  'GET /api/documents.zip',
  'GET /api/files/:token',
  'GET /api/health',
  'GET /api/openapi.json',
  'GET /api/own.zip',
  'GET /api/ready',
  'HEAD /api/files/:token',
];

const routes: string[] = [];
let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  routes.push(...routesOf(app));
});
afterAll(() => app.close());

/** Read from the router itself, not from what was handed to `serve`. */
function routesOf({ http }: TestApp): string[] {
  const tree = http.printRoutes({ commonPrefix: false });
  const found: string[] = [];
  const prefixes: string[] = [];
  for (const line of tree.split('\n')) {
    const match = /^((?:[│ ] {3})*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (!match) continue;
    const [, indent = '', part = '', methods] = match;
    prefixes.length = indent.length / 4;
    const path = prefixes.join('') + part;
    prefixes.push(part);
    for (const method of methods?.split(', ') ?? []) found.push(`${method} ${path}`);
  }
  return found;
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} /api${path}`;

it('every call of the contract is served', () => {
  const unserved = Object.values(endpoints)
    .map(nameOf)
    .filter((name) => !routes.includes(name));
  expect(unserved).toEqual([]);
});

it('no route is served that the contract does not name', () => {
  const named = Object.values(endpoints).map(nameOf);
  expect(routes.filter((route) => !named.includes(route)).sort()).toEqual(BESIDE_THE_CONTRACT);
});

it('the document and the page name every call', async () => {
  const document = (await app.http.inject({ url: '/api/openapi.json' })).json();
  const calls = Object.values(document.paths as Record<string, object>).flatMap(Object.keys);
  expect(calls).toHaveLength(Object.keys(endpoints).length);

  const page = await app.http.inject({ url: '/api/docs' });
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-/,
  );
  for (const { path } of Object.values(endpoints)) expect(page.body).toContain(path);
  expect(page.body).not.toMatch(/<script|style="|https?:/);
});
