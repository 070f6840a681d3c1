import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember } from '../../testing/builders';

const app = appUnderTest();
let token: string;

beforeAll(async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { headers } = await aMember(app);
  token = `Authorization: ${headers.authorization}`;
});

/** Sends a large body and then another call, on one connection; gives the statuses that come back. */
async function statuses(path: string, ...lines: string[]): Promise<string[]> {
  const { port } = app.http.server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write([`POST /api${path} HTTP/1.1`, 'Host: x', ...lines, '', ''].join('\r\n'));
  const size = 3_000_000;
  const isChunked = lines.some((line) => line.includes('chunked'));
  if (isChunked) socket.write(`${size.toString(16)}\r\n`);
  socket.write(Buffer.alloc(size));
  if (isChunked) socket.write('\r\n0\r\n\r\n');
  socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');

  let text = '';
  for await (const bytes of socket) text += bytes;
  return [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status);
}

const JSON_TYPE = 'Content-Type: application/json';
const LENGTH = 'Content-Length: 3000000';
const CHUNKED = 'Transfer-Encoding: chunked';
const FORM = 'Content-Type: multipart/form-data; boundary=b';

it.each([
  ['too large', '413', '/auth/v1/login', [JSON_TYPE, LENGTH]],
  ['too large in chunks', '413', '/auth/v1/login', [JSON_TYPE, CHUNKED]],
  ['of a wrong kind', '415', '/auth/v1/login', ['Content-Type: text/plain', LENGTH]],
  ['of nobody', '401', '/invoicing/v1/invoice', [JSON_TYPE, LENGTH]],
  ['an upload of nobody', '401', '/relations/v1/relation/1/logo', [FORM, LENGTH]],
  ['for no address', '413', '/nergens', [JSON_TYPE, LENGTH]],
])(
  'a body %s gets its answer, and the next call on the connection as well',
  async (_what, status, path, lines) => {
    expect(await statuses(path, ...lines)).toEqual([status, '200']);
  },
);

it('a body that is too large for who is signed in gets its answer too', async () => {
  expect(await statuses('/invoicing/v1/invoice', token, JSON_TYPE, LENGTH)).toEqual(['413', '200']);
});
