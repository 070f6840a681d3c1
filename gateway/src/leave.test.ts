import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { leaving } from './leave';
import { aGateway } from './testing/a-gateway';

let waiting: ServerResponse[];
let api: http.Server;

beforeEach(async () => {
  waiting = [];
  api = http.createServer((_request, response) => void waiting.push(response));
  await once(api.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  api.close();
  api.closeAllConnections();
});

/** A gateway with a call that the API has not answered yet. */
async function aBusyGateway(leaveMs?: number) {
  const gateway = aGateway({
    wwwDir: __dirname,
    releaseKeys: null,
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  });
  const leave = leaving(gateway.server, leaveMs);
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const call = fetch(`${url}/api/x`);
  call.catch(() => {});
  while (waiting.length === 0) await new Promise(setImmediate);
  return { gateway, leave, url, call };
}

it('a gateway that is told to stop takes nothing more, and ends what it has begun', async () => {
  const { gateway, leave, url, call } = await aBusyGateway();
  const left = leave();
  const isOpen = () =>
    fetch(`${url}/robots.txt`).then(
      () => true,
      () => false,
    );
  while (await isOpen());
  for (const response of waiting) response.end('done');
  await left;
  await gateway.close();
  const answer = await call;
  expect([answer.status, await answer.text()]).toEqual([200, 'done']);
  expect(answer.headers.get('connection')).toBe('close');
});

it('closes a connection of a proxy with an answer, as a call may be on its way over it', async () => {
  const { gateway, leave, url } = await aBusyGateway(50);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const request = http.get(`${url}/robots.txt`, {
      agent,
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    const [answer] = await once(request, 'response');
    await once(answer.resume(), 'end');
    return [request.reusedSocket, answer.headers.connection];
  };
  expect(await ask()).toEqual([false, 'keep-alive']);
  const left = leave();
  expect(await ask()).toEqual([true, 'close']);
  await left;
  await gateway.close();
});

it('but waits for nobody for ever', async () => {
  const { gateway, leave, call } = await aBusyGateway(50);
  await leave();
  await gateway.close();
  await expect(call).rejects.toThrow();
});
