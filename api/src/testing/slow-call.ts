import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { aMember } from './builders';
import type { TestApp } from './test-app';

type Slow = {
  method: 'POST' | 'PUT';
  path: string;
  headers: { authorization: string };
  body: object;
  /** Happens once the caller was let in, before the body comes. */
  meanwhile: () => Promise<unknown>;
};

/** Makes a call whose body comes in late, to an app that listens. @returns its status */
export async function statusOfSlow(
  app: TestApp,
  { method, path, headers, body, meanwhile }: Slow,
): Promise<number> {
  const { port } = app.http.server.address() as AddressInfo;
  const bytes = Buffer.from(JSON.stringify(body));
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    ...[`${method} /api/${path} HTTP/1.1`, 'Host: x', 'Content-Type: application/json'],
    ...[`Authorization: ${headers.authorization}`, `Content-Length: ${bytes.length}`],
    ...['Connection: close', 'Expect: 100-continue', '', ''],
  ];
  socket.write(head.join('\r\n'));
  await once(socket, 'data'); // it may go on
  // Whoever came before has been looked up by then.
  const other = await aMember(app);
  await app.http.inject({ url: '/api/invoicing/v1/stats', headers: other.headers });
  await meanwhile();
  socket.write(bytes);
  let text = '';
  for await (const part of socket) text += part;
  return Number(/HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
}
