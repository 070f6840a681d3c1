import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../config';
import { newHttp } from './new-http';
import { statusRoutes } from './status-routes';

const FROM_GATEWAY = { 'x-forwarded-for': '203.0.113.9' };

async function anApi() {
  const api = newHttp(readConfig({ LOG_LEVEL: 'silent' }));
  api.get('/call', async () => 'served');
  const release: (() => void)[] = [];
  api.get('/slow', () => new Promise((resolve) => release.push(() => resolve('served late'))));
  // What it asks of the database has no part in this.
  statusRoutes({ http: api, store: { check: async () => {} } } as never);
  await api.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.server.address() as AddressInfo;
  const ask = (path: string, agent: http.Agent, headers = {}) =>
    new Promise<http.IncomingMessage & { wasReused: boolean }>((resolve, reject) => {
      const request = http.get({ port, path, agent, headers }, (answer) => {
        answer.resume();
        answer.once('end', () => resolve(Object.assign(answer, { wasReused })));
      });
      const { reusedSocket: wasReused } = request;
      request.once('error', reject);
    });
  return { api, ask, release };
}

const line = () => new http.Agent({ keepAlive: true, maxSockets: 1 });
/** Whether it is settled already. */
const isDone = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setImmediate(resolve, false))]);

describe('a process that is about to stop', () => {
  it('serves what comes over a line that the gateway has, which it closes with the answer, and then goes', async () => {
    const { api, ask } = await anApi();
    const gateway = line();
    expect((await ask('/call', gateway, FROM_GATEWAY)).headers).not.toHaveProperty('x-leaving');

    const left = api.leave();
    expect(await isDone(left)).toBe(false);
    const last = await ask('/call', gateway, FROM_GATEWAY);
    expect(last).toMatchObject({ statusCode: 200, wasReused: true });
    expect(last.headers).toMatchObject({ 'x-leaving': 'yes', connection: 'close' });
    await left;
    await api.close();
  });

  it('serves what comes over a new one as well, says so also of what it had begun, and that it is not ready', async () => {
    const { api, ask, release } = await anApi();
    const gateway = line();
    const slow = ask('/slow', gateway, FROM_GATEWAY);
    while (release.length === 0) await new Promise(setImmediate);

    const left = api.leave();
    expect((await ask('/call', line(), FROM_GATEWAY)).headers).toHaveProperty('x-leaving');
    const ready = await ask('/api/ready', line());
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5']);
    expect(await isDone(left)).toBe(false);
    for (const now of release) now();
    expect((await slow).headers).toMatchObject({ 'x-leaving': 'yes', connection: 'close' });
    await left;
    await api.close();
  });

  it('waits for nobody else who keeps a line', async () => {
    const { api, ask } = await anApi();
    const other = line();
    await ask('/call', other);
    // A second has gone by, and no more comes: whoever waits for it waits until the test is given up.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const left = api.leave();
    await jest.advanceTimersByTimeAsync(1000);
    await left;
    jest.useRealTimers();
    await api.close();
    other.destroy();
  }, 20_000);

  it('goes at last when a line stays', async () => {
    const { api, ask, release } = await anApi();
    const gateway = line();
    const slow = ask('/slow', gateway, FROM_GATEWAY);
    while (release.length === 0) await new Promise(setImmediate);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const left = api.leave();
    await jest.advanceTimersByTimeAsync(10_000);
    await left;
    jest.useRealTimers();
    for (const now of release) now();
    await slow;
    await api.close();
  });
});
