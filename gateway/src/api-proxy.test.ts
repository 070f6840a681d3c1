import { once } from 'node:events';
import http, { type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { GatewayOptions } from './gateway';
import { aGateway } from './testing/a-gateway';
import { rawCall } from './testing/raw-call';

const listening = async (listener: RequestListener) => {
  const server = http.createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
};

/** How long the gateway waits in these tests, in milliseconds. */
const PATIENCE = 1000;

let gateways: FastifyInstance[] = [];
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
  port = await gatewayFor({});
});
beforeEach(() => {
  atApi = [];
  answer = (_request, response) => response.end('from the api');
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  api.server.close();
  stranger.server.close();
});

/**
 * @param warned is called with what its log says of a request
 * @returns the port of another gateway before the same API
 */
async function gatewayFor(options: Partial<GatewayOptions>, warned = jest.fn()): Promise<number> {
  const gateway = aGateway({
    wwwDir: __dirname,
    releaseKeys: null,
    apiUrl: `http://127.0.0.1:${api.port}`,
    apiTimeoutMs: PATIENCE,
    formMs: PATIENCE,
    ...options,
  });
  gateway.addHook('onRequest', async ({ log }) => void Object.assign(log, { warn: warned }));
  gateways = [...gateways, gateway];
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  return (gateway.server.address() as AddressInfo).port;
}

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
      [
        'connection',
        'content-length',
        'host',
        'x-forwarded-for',
        'x-forwarded-proto',
        'x-request-id',
      ].sort(),
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

  it.each(['GET', 'POST', 'DELETE'])(
    'are read however many there are: what says where a body ends may be the last of thousands, also of a %s',
    async (method) => {
      const hidden = 'GET /api/hidden HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n';
      const chunk = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
      await send([...Array(2500).fill('a:b'), 'Transfer-Encoding: chunked'], chunk, method);
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

describe('an answer before the whole body is there', () => {
  const large = `POST /api/large HTTP/1.1\r\nHost: x\r\nContent-Length: 3000000\r\n\r\n`;
  const next = 'GET /api/next HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  beforeEach(() => {
    answer = ({ url }, response) => {
      response.statusCode = url === '/api/large' ? 413 : 200;
      response.end(url);
    };
  });

  it('is given, and the next call on the connection gets its own', async () => {
    const text = await rawCall(port, large, Buffer.alloc(3_000_000), next);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    expect(text).toMatch(/\/api\/next$/);
  });

  it('is given while the body is still on its way', async () => {
    const text = await rawCall(port, large, Buffer.alloc(1_000_000));
    expect(text).toContain('HTTP/1.1 413');
  });

  it('that never comes is told, and the next call on the connection gets its own', async () => {
    answer = (request, response) => {
      if (request.url === '/api/large') request.socket.destroy();
      else response.end(request.url);
    };
    const text = await rawCall(port, large, Buffer.alloc(3_000_000), next);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 502', 'HTTP/1.1 200']);
  });
});

describe('calls over one connection before there are answers', () => {
  const one = 'GET /api/x HTTP/1.1\r\nHost: x\r\n\r\n';

  it('are a few at most: of thousands in a packet nearly none is made', async () => {
    answer = () => {};
    await rawCall(port, one.repeat(1000), one.replace('Host', 'Connection: close\r\nHost'));
    expect(atApi.length).toBeLessThanOrEqual(8);
  });

  it('may be many when each waits for the one before', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; turn < 20; turn += 1) {
      const [reply] = await once(http.get({ port, path: '/api/x', agent }), 'response');
      await once(reply.resume(), 'end');
    }
    expect(atApi).toHaveLength(20);
    agent.destroy();
  });
});

describe('who is waited for', () => {
  const form = (body: string, type = 'application/json') =>
    [
      'POST /api/x HTTP/1.1',
      'Host: x',
      `Content-Type: ${type}`,
      'Content-Length: 20',
      'Connection: close',
      '',
      body,
    ].join('\r\n');

  it.each(['', 'x'.repeat(20)])('an API that does not answer is a 504 in Dutch', async (body) => {
    answer = () => {};
    const text = await (body ? rawCall(port, form(body)) : ask('/api/x'));
    expect(text).toMatch(/^HTTP\/1\.1 504 /);
    expect(text).toContain(
      '"message":"De server antwoordt niet op tijd. Probeer het over een minuut opnieuw."',
    );
    expect(text).toContain('retry-after: 5');
  });

  it('whoever waits in vain is told to stay with https too, when that is how they came', async () => {
    const secure = await gatewayFor({ isSecure: true });
    const told = 'strict-transport-security: max-age=31536000; includeSubDomains';
    const call = 'GET /api/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    answer = () => {};
    expect(await rawCall(secure, call)).toContain(told);
    answer = (request) => void request.socket.destroy();
    expect(await rawCall(secure, call)).toContain(told);
    answer = (request) => void request.resume();
    const half = form('--b', 'multipart/form-data; boundary=b');
    expect(await rawCall(secure, half)).toContain(told);
    expect(await rawCall(port, half)).not.toContain(told);
  });

  it('nobody who has left: their call ends, and the log does not say that the API failed', async () => {
    const warned = jest.fn();
    const watched = await gatewayFor({}, warned);
    const left = new Promise((resolve) => {
      answer = (request) => {
        request.socket.once('close', resolve);
        call.destroy();
      };
    });
    const call = http.get({ port: watched, path: '/api/x' }).on('error', () => {});
    await left;
    answer = (request) => void request.socket.destroy();
    await rawCall(watched, 'GET /api/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const why = { status: 502, hindrance: 'ECONNRESET' };
    expect(warned.mock.calls).toEqual([[why, 'call not handed on']]);
  });

  it('an API that stops half-way an answer ends the connection', async () => {
    answer = (_request, response) => void response.write('half');
    expect(await ask('/api/x')).toContain('half');
  });

  it.each(['/api/x', '/csp-report', '/robots.txt'])(
    'who does not send all of a form to %s is told so, and left',
    async (target) => {
      answer = (request) => void request.resume();
      const text = await rawCall(port, form('{"a":').replace('/api/x', target));
      expect(text).toMatch(/^HTTP\/1\.1 (408|404) /);
    },
  );

  it('who does not go on with a file is told so, and left', async () => {
    answer = (request) => void request.resume();
    const text = await rawCall(port, form('--b', 'multipart/form-data; boundary=b'));
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('nobody, as long as the bytes of a file move, to the API or from it', async () => {
    const step = PATIENCE / 10;
    answer = async (request, response) => {
      let size = 0;
      for await (const chunk of request) size += chunk.length;
      await slowly(step, 15, () => response.write('.'));
      response.end(`${size} bytes`);
    };
    const request = http.request({ port, method: 'POST', path: '/api/file' });
    request.setHeader('content-type', 'multipart/form-data; boundary=b');
    const answered = once(request, 'response');
    await slowly(step, 15, () => request.write('x'));
    request.end();
    const [reply] = (await answered) as [IncomingMessage];
    let text = '';
    for await (const chunk of reply) text += chunk;
    expect(text).toBe(`${'.'.repeat(15)}15 bytes`);
  });

  const slowly = (step: number, times: number, work: () => void) =>
    new Promise<void>((resolve) => {
      let done = 0;
      const timer = setInterval(() => {
        work();
        done += 1;
        if (done < times) return;
        clearInterval(timer);
        resolve();
      }, step);
    });
});

describe('where a call comes from', () => {
  const from = async (trustedProxies: string[], forwarded: string) => {
    const gateway = await gatewayFor({ trustedProxies });
    const headers = `X-Forwarded-For: ${forwarded}\r\nX-Real-IP: 6.6.6.6\r\nForwarded: for=6.6.6.6`;
    await rawCall(
      gateway,
      `GET /api/x HTTP/1.1\r\nHost: x\r\n${headers}\r\nConnection: close\r\n\r\n`,
    );
    expect(atApi[0]?.headers).not.toHaveProperty('forwarded');
    expect(atApi[0]?.headers).not.toHaveProperty('x-real-ip');
    return atApi[0]?.headers['x-forwarded-for'];
  };

  it.each([
    ['nobody', [], '6.6.6.6', '127.0.0.1'],
    ['the proxy beside us', ['127.0.0.1'], '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['two in a row', ['127.0.0.1', '10.0.0.0/24'], '6.6.6.6, 203.0.113.9, 10.0.0.5', '203.0.113.9'],
    ['one elsewhere', ['10.0.0.0/24'], '6.6.6.6', '127.0.0.1'],
  ])('is one address, when %s is believed', async (_who, trusted, forwarded, client) => {
    expect(await from(trusted, forwarded)).toBe(client);
  });
});

describe('a call whose connection is lost before a byte of the answer', () => {
  const KEYED = ['Authorization: Bearer x', 'Idempotency-Key: k'];
  const post = (lines: string[], body: string) =>
    rawCall(
      port,
      [
        ...['POST /api/x HTTP/1.1', 'Host: x', ...lines, `Content-Length: ${body.length}`],
        ...['Connection: close', '', body],
      ].join('\r\n'),
    );

  /** The API loses the first call, after all of it or as soon as it begins. */
  function loseFirst({ afterBody = true } = {}) {
    const bodies: string[] = [];
    answer = async (request, response) => {
      const isFirst = atApi.length === 1;
      if (isFirst && !afterBody) return void request.socket.destroy();
      let body = '';
      for await (const chunk of request) body += chunk;
      if (isFirst) return void request.socket.destroy();
      bodies.push(body);
      response.end('at last');
    };
    return bodies;
  }

  it('is done once more when it changes nothing', async () => {
    loseFirst();
    expect(await ask('/api/x')).toContain('at last');
    expect(atApi.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/x',
      'GET /api/x',
    ]);
    expect(atApi[1]?.headers).toMatchObject({ 'x-request-id': atApi[0]?.headers['x-request-id'] });
  });

  it.each([true, false])(
    'is done once more, with all that it sent, under a key by which it counts once',
    async (afterBody) => {
      const bodies = loseFirst({ afterBody });
      expect(await post(KEYED, 'x'.repeat(50_000))).toContain('at last');
      expect(bodies).toEqual(['x'.repeat(50_000)]);
    },
  );

  it.each([
    ['without a key', ['Authorization: Bearer x'], 'x'],
    ['under a key of nobody, at which the API does not look', ['Idempotency-Key: k'], 'x'],
    ['larger than a form', KEYED, 'x'.repeat(70_000)],
  ])('is not done again %s', async (_what, lines, body) => {
    loseFirst();
    expect(await post(lines, body)).toMatch(/^HTTP\/1\.1 502 /);
    expect(atApi).toHaveLength(1);
  });

  it('is done twice at most', async () => {
    answer = (request) => void request.socket.destroy();
    expect(await ask('/api/x')).toMatch(/^HTTP\/1\.1 502 /);
    expect(atApi).toHaveLength(2);
  });

  it('is not done again when its answer had begun', async () => {
    answer = (request, response) => {
      response.write('half', () => request.socket.destroy());
    };
    expect(await ask('/api/x')).toContain('half');
    expect(atApi).toHaveLength(1);
  });
});
