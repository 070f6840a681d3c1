import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { S3Settings } from '../platform/config';

/** The next request gets this status, or is done and its answer lost. */
type Fault = number | 'lost';

/**
 * A server that speaks the protocol of S3; of a signature it verifies only whose it is. What later years added stands in
 * front of it: a checksum that does not fit is refused, and so is what is there already, where the request says so.
 */
export async function s3Server() {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'boekwerk-s3-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory });
  const inner = (await server.run()).port;
  const faults: Fault[] = [];

  const front = http.createServer(async (request, response) => {
    const body = await buffer(request);
    const fault = faults.shift();
    const refused = typeof fault === 'number' ? fault : await refusal(server, request, body);
    if (refused) return void response.writeHead(refused).end();

    const { method, url: path, headers } = request;
    const onward = http.request({ host: '127.0.0.1', port: inner, method, path, headers });
    onward.on('error', () => response.destroy());
    onward.on('response', (answer) => {
      if (fault === 'lost') return void response.destroy();
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    onward.end(body);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));

  const settings: S3Settings = {
    bucket: 'boekwerk',
    endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    region: 'eu-central-1',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  };
  return {
    settings,
    fail: (...next: Fault[]) => void faults.push(...next),
    recover: () => void faults.splice(0),
    close: async () => {
      front.close();
      front.closeAllConnections();
      await server.close();
      await fs.rm(directory, { recursive: true, force: true });
    },
  };
}

/** The status that a put is refused with; null when it is not. Source: the reference of PutObject. */
async function refusal(
  server: S3rver,
  { method, headers, url = '' }: IncomingMessage,
  body: Buffer,
) {
  if (method !== 'PUT') return null;
  const checksum = headers['x-amz-checksum-sha256'];
  if (checksum && checksum !== createHash('sha256').update(body).digest('base64')) return 400;
  const [bucket = '', ...key] = new URL(url, 'http://s3').pathname.slice(1).split('/');
  const isThere =
    headers['if-none-match'] === '*' && (await server.store.existsObject(bucket, key.join('/')));
  return isThere ? 412 : null;
}
