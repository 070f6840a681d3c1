import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy before a gateway that trusts it: whoever comes through it calls from `address`. */
export async function fromAddress(gateway: string, address: string) {
  const server = http.createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const forwarded = { ...headers, 'x-forwarded-for': address };
    const upstream = http.request(`${gateway}${url}`, { method, headers: forwarded }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
