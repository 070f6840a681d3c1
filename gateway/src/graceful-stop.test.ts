import dns from 'node:dns';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../api/src/platform/config';
import { newHttp } from '../../api/src/platform/http/new-http';
import { freePort } from '../../tools/ports.mjs';
import { aGateway } from './testing/a-gateway';

const NAME = 'api.example';
const NODES = ['127.0.0.1', '127.0.0.2'];
const CLIENTS = 8;
const STOPS = 12;

let port: number;
let gateway: FastifyInstance;
let apis: Map<string, FastifyInstance>;

beforeEach(async () => {
  port = await freePort();
  apis = new Map();
  for (const address of NODES) apis.set(address, await anApi(address));
  const found = NODES.map((address) => ({ address, family: 4 }));
  const { lookup } = dns;
  jest
    .spyOn(dns, 'lookup')
    .mockImplementation(((name: string, ...rest: [object, Found]) =>
      name === NAME ? rest[1](null, found) : lookup(name, ...(rest as [never, never]))) as never);
  gateway = aGateway({
    wwwDir: __dirname,
    releaseKeys: null,
    apiUrl: `http://${NAME}:${port}`,
  });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await gateway.close();
  for (const api of apis.values()) await api.close();
});

type Found = (error: null, found: { address: string; family: number }[]) => void;

/** The server of the API, with a read and a write that take some time. */
async function anApi(host: string) {
  const api = newHttp(readConfig({ LOG_LEVEL: 'silent' }));
  const work = async () => {
    await new Promise((resolve) => setTimeout(resolve, 2));
    return 'done';
  };
  api.get('/api/x', work);
  api.post('/api/x', work);
  await api.listen({ port, host });
  return api;
}

/** Reads and writes, one after the other, until all is over; a write has no key, so that nothing may repeat it. */
async function client(isOver: () => boolean, failed: string[]) {
  for (let turn = 0; !isOver(); turn += 1) {
    const method = turn % 2 === 0 ? 'GET' : 'POST';
    const answer = await fetch(`${gateway.listeningOrigin}/api/x`, { method });
    await answer.text();
    if (!answer.ok) failed.push(`${method} ${answer.status}`);
  }
}

it('no call fails while one API after the other stops and comes back', async () => {
  let isOver = false;
  const failed: string[] = [];
  const clients = Array.from({ length: CLIENTS }, () => client(() => isOver, failed));
  for (let stop = 0; stop < STOPS; stop += 1) {
    const address = NODES[stop % NODES.length] as string;
    const api = apis.get(address) as FastifyInstance;
    await api.leave();
    await api.close();
    apis.set(address, await anApi(address));
  }
  isOver = true;
  await Promise.all(clients);
  expect(failed).toEqual([]);
});
