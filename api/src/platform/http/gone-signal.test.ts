import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { goneSignal } from './gone-signal';

let app: FastifyInstance;
let signal: AbortSignal;
let answer: () => void;
let inside: Promise<void>;

beforeEach(async () => {
  app = Fastify();
  inside = new Promise((enter) => {
    app.post('/', (_, reply) => {
      signal = goneSignal(reply);
      enter();
      return new Promise((resolve) => {
        answer = () => resolve({});
      });
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** A call that is under way: its body was read to the end. */
async function call() {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json' };
  const request = http.request({ port, method: 'POST', headers });
  request.on('error', () => {});
  request.end('{}');
  await inside;
  return request;
}

it('tells that who called has closed the connection', async () => {
  const request = await call();
  expect(signal.aborted).toBe(false);
  request.destroy();
  await once(signal, 'abort');
});

it('tells nothing of a call that was answered', async () => {
  const request = await call();
  const answered = once(request, 'response');
  answer();
  const [response] = await answered;
  response.resume();
  await once(response, 'end');
  request.destroy();
  await app.close();
  expect(signal.aborted).toBe(false);
});
