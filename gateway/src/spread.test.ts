import { generateKeyPairSync } from 'node:crypto';
import dns from 'node:dns';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway } from './gateway';
import { readOptions } from './read-options';

const NODES = ['127.0.0.1', '127.0.0.2'];
let servers: http.Server[];
let port: number;
/** The one that is about to stop. */
let leaving: string;
/** The one that ends under each call. */
let ending: string;

beforeEach(async () => {
  port = 0;
  servers = [];
  leaving = '';
  ending = '';
  for (const address of NODES) {
    const server = http.createServer((request, answer) => {
      if (address === ending) return void request.socket.destroy();
      if (address === leaving) answer.writeHead(200, { 'x-leaving': 'yes', connection: 'close' });
      answer.end(address);
    });
    await new Promise<void>((resolve) => server.listen(port, address, resolve));
    port = (server.address() as AddressInfo).port;
    servers.push(server);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

type Found = (error: null, found: { address: string; family: number }[]) => void;

/** Who answers calls that come together, so that each has a connection of its own; `first` come before all others. */
async function answersOf(count: number, { first = 0, chance = alternately() } = {}) {
  const key = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' });
  const env = { RELEASE_PUBLIC_KEY: String(key), API_URL: `http://api.example:${port}` };
  const gateway = createGateway(readOptions(env));
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  jest.spyOn(dns, 'lookup').mockImplementation(((_name: string, _options: object, done: Found) =>
    done(
      null,
      NODES.map((address) => ({ address, family: 4 })),
    )) as never);
  jest.spyOn(Math, 'random').mockImplementation(chance);
  const call = async () => {
    const answer = await fetch(`${url}/api/health`);
    expect(answer.headers.has('x-leaving')).toBe(false);
    return answer.ok ? answer.text() : String(answer.status);
  };
  await Promise.all(Array.from({ length: first }, call));
  const answers = await Promise.all(Array.from({ length: count }, call));
  await gateway.close();
  return answers;
}

function alternately() {
  let turn = 0;
  return () => (turn++ % 2) / 2;
}

it('gives calls to each of the APIs behind one name', async () => {
  expect(new Set(await answersOf(8))).toEqual(new Set(NODES));
});

it('gives all to the one that answers', async () => {
  servers[0]?.close();
  expect(await answersOf(8)).toEqual(Array(8).fill(NODES[1]));
});

it('gives none to one that is about to stop, once it said so', async () => {
  leaving = NODES[0] as string;
  expect(await answersOf(8, { first: 2 })).toEqual(Array(8).fill(NODES[1]));
});

it('gives all to one that is about to stop when there is no other', async () => {
  leaving = NODES[0] as string;
  servers[1]?.close();
  expect(await answersOf(8, { first: 2 })).toEqual(Array(8).fill(NODES[0]));
});

it('does a call once more at another than the one that ended under it', async () => {
  ending = NODES[0] as string;
  expect(await answersOf(8, { chance: () => 0 })).toEqual(Array(8).fill(NODES[1]));
});
