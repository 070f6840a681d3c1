import { servicesOf } from './world.mjs';

const place = {
  port: 3000,
  apiPort: 3001,
  mailPort: 3025,
  smtpPort: 3026,
  accountingPort: 3027,
  dataDir: '/data',
  wwwDir: '/www',
  demo: true,
};

const before = { ...process.env };
beforeEach(() => {
  process.env = { ...before, RELEASE_PUBLIC_KEY: 'key' };
});
afterAll(() => {
  process.env = before;
});

function services(settings: Record<string, string>) {
  Object.assign(process.env, settings);
  const [gateway, api] = servicesOf(place).map(([, , options]) => options);
  return { gateway, api };
}

it.each([
  ['', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['192.168.1.5', '192.168.1.5'],
  ['::1', '[::1]'],
])('asks gateway and API that bind %p at %s', (host, address) => {
  const { gateway, api } = services({ HOST: host, API_HOST: host });
  expect(gateway?.ready).toBe(`http://${address}:3000/remotes.json`);
  expect(gateway?.env.API_URL).toBe(`http://${address}:3001`);
  expect(api?.ready).toBe(`http://${address}:3001/api/ready`);
});

it('keeps the last good list of releases, and how builds fare, where that is set', () => {
  const kept = { RELEASE_MEMORY: '/elsewhere/releases.json', FIGURES: '/elsewhere/figures.json' };
  expect(services({}).gateway?.env.RELEASE_MEMORY).toBe('/data/releases.json');
  expect(services(kept).gateway?.env).toMatchObject(kept);
});
