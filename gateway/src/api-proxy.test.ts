import { once } from 'node:events';
import http, { type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createGateway } from './gateway';
import { rawCall } from './testing/raw-call';

const listening = async (listener: RequestListener) => {
  const server = http.createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
};

let gateway: FastifyInstance;
let port: number;
let api: Awaited<ReturnType<typeof listening>>;
/** A host that has nothing to do with us. */
let stranger: Awaited<ReturnType<typeof listening>>;
let atApi: IncomingMessage[] = [];
let answer: RequestListener;
let atStranger = 0;

beforeAll(async () => {
  api = await listening((request, response) => {
    atApi.push(request);
    answer(request, response);
  });
  stranger = await listening((_request, response) => {
    atStranger += 1;
    response.end('from a stranger');
  });
  gateway = createGateway({
    wwwDir: __dirname,
    apiUrl: `http://127.0.0.1:${api.port}`,
    isDevelopment: false,
    isSecure: false,
    errorReports: '',
    isBehindProxy: false,
  });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  port = (gateway.server.address() as AddressInfo).port;
});
beforeEach(() => {
  atApi = [];
  answer = (_request, response) => response.end('from the api');
});
afterAll(async () => {
  await gateway.close();
  api.server.close();
  stranger.server.close();
});

const ask = (target: string) =>
  rawCall(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

it.each([
  'http://127.0.0.1:{stranger}/api/email',
  'http://127.0.0.1:{stranger}/api/%2e%2e/latest',
  'https://127.0.0.1:{stranger}/api/x',
  'HTTP://127.0.0.1:{stranger}/api/x',
  '//127.0.0.1:{stranger}/api/x',
  '/\\127.0.0.1:{stranger}/api/x',
  '/api/../../latest',
  '/api/%2e%2e/latest',
  '/api/..%2flatest',
  '/api/%2E./latest',
  '//',
])('the request line %s is refused, and nobody hears of it', async (target) => {
  const answer = await ask(target.replace('{stranger}', String(stranger.port)));
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(atApi).toEqual([]);
  expect(atStranger).toBe(0);
});

it('a host that the caller names changes nothing about where a call goes', async () => {
  const answer = await rawCall(
    port,
    `GET /api/x HTTP/1.1\r\nHost: 127.0.0.1:${stranger.port}\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toContain('from the api');
  expect(atStranger).toBe(0);
});

it('a path goes on as it came', async () => {
  await ask('/api/a%2fb//c;d?x=http://y/../z&x=2');
  expect(atApi.map(({ url }) => url)).toEqual(['/api/a%2fb//c;d?x=http://y/../z&x=2']);
});

describe('headers', () => {
  const send = (lines: string[], body = '', method = 'POST') =>
    rawCall(
      port,
      [`${method} /api/x HTTP/1.1`, 'Host: x', ...lines, 'Connection: close', '', body].join(
        '\r\n',
      ),
    );

  it('of one connection stay on it, also those that it names', async () => {
    const hops = ['Keep-Alive: timeout=5', 'TE: trailers', 'Proxy-Authorization: Basic x'];
    await send(['Upgrade: websocket', 'Connection: X-Mine, upgrade', 'X-Mine: 1', ...hops]);
    const { headers } = atApi[0] as IncomingMessage;
    expect(Object.keys(headers).sort()).toEqual(
      ['connection', 'content-length', 'host', 'x-forwarded-for', 'x-forwarded-proto'].sort(),
    );
    expect(headers.connection).toBe('keep-alive');
  });

  it.each(['GET', 'POST', 'DELETE'])(
    'that say where a body ends go along: no second request hides in that of a %s',
    async (method) => {
      const hidden = 'GET /api/hidden HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n';
      await send(
        ['Connection: content-length', `Content-Length: ${hidden.length}`],
        hidden,
        method,
      );
      await ask('/api/after');
      expect(atApi.map(({ url }) => url)).toEqual(['/api/x', '/api/after']);
    },
  );

  it.each([
    ['two lengths', ['Content-Length: 5', 'Content-Length: 6']],
    ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['an unknown coding', ['Transfer-Encoding: xchunked']],
  ])('with %s are refused', async (_what, lines) => {
    expect(await send(lines, '0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(atApi).toEqual([]);
  });

  it('of an answer are those of the API, every cookie apart, and nothing of its connection', async () => {
    answer = (_request, response) => {
      response.setHeader('set-cookie', ['a=1; Path=/', 'b=2']);
      response.setHeader('keep-alive', 'timeout=99');
      response.end('chunked or not');
    };
    const text = await send(['Cookie: a=1', 'Cookie: b=2']);
    expect(atApi[0]?.headers.cookie).toBe('a=1; b=2');
    expect(text).toContain('\r\nset-cookie: a=1; Path=/\r\nset-cookie: b=2\r\n');
    expect(text).toContain('\r\nConnection: close\r\n');
    expect(text).not.toContain('99');
  });
});
