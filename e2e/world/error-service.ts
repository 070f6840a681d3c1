import http from 'node:http';
import type { AddressInfo } from 'node:net';

type ReportedEvent = { tags?: Record<string, string>; message?: string };

/** Stands in for Sentry: takes envelopes and keeps them. */
export async function errorService() {
  const envelopes: string[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (body) envelopes.push(body);
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    dsn: `http://sleutel@127.0.0.1:${port}/1`,
    /** Everything that came in, as text. */
    received: () => envelopes.join('\n'),
    /** The errors among it: an envelope is a line per part, each behind a line that says what it is. */
    events: () => envelopes.flatMap(eventsIn),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function eventsIn(envelope: string): ReportedEvent[] {
  const [, ...parts] = envelope.split('\n');
  return parts.flatMap((part, index) =>
    part.includes('"type":"event"') ? [JSON.parse(parts[index + 1] ?? '{}')] : [],
  );
}
