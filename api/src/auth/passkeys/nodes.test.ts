import { aBrowser } from '../../testing/a-browser';
import { aMember, PASSWORD } from '../../testing/builders';
import { passkeyDevice } from '../../testing/passkey-device';
import { type TestApp, testApp } from '../../testing/test-app';
import { testDatabase } from '../../testing/test-database';

let nodes: [TestApp, TestApp];
beforeAll(async () => {
  const connection = await testDatabase();
  const one = await testApp({ database: async () => connection });
  const other = await testApp({ database: async () => ({ ...connection, close: async () => {} }) });
  nodes = [one, other];
});
afterAll(async () => {
  for (const node of [...nodes].reverse()) await node.close();
});

/** One browser, whose calls are answered by either node. */
function aSpreadBrowser() {
  const [first, second] = nodes.map((node) => aBrowser(node)) as [Browser, Browser];
  const share = (from: Browser, to: Browser) => {
    for (const [name, value] of from.cookies) to.cookies.set(name, value);
  };
  return { first, second, share };
}
type Browser = ReturnType<typeof aBrowser>;

it('takes on one node what another one asked for, once', async () => {
  const { user } = await aMember(nodes[0]);
  const device = passkeyDevice();
  const { first, second, share } = aSpreadBrowser();
  const token: string = (await first.login(user.email)).json().token.token;
  const start = { token, payload: { password: PASSWORD } };
  const { options } = (await first.send('POST', '/users/v1/passkey/challenge', start)).json();
  const payload = { name: 'Laptop', credential: device.make(options) };
  const added = await second.send('POST', '/users/v1/passkey', { token, payload });
  expect(added.statusCode).toBe(201);

  const asked = (await second.send('POST', '/auth/v1/passkey/challenge')).json().options;
  share(second, first);
  const signed = { payload: { credential: device.sign(asked) } };
  const both = await Promise.all([
    first.send('POST', '/auth/v1/passkey', signed),
    second.send('POST', '/auth/v1/passkey', signed),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
});
