import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as allLetIn, setTimeout as wait } from 'node:timers/promises';

/** Longer than a connection of a proxy is still that is in use. */
const LINES_MS = 2000;
/** Both together are less than the ten seconds after which containers are ended. */
const LEAVE_MS = 6000;
const LOOK_MS = 20;
/** How long who was let in last may take to say what they ask. */
const KNOCK_MS = 100;

/**
 * Lets a gateway go without cutting off what it serves: it closes connections of a proxy with their answers, as a closed
 * one may have a call on its way, then takes no more, and ends what is under way.
 *
 * @returns resolves when that is done, or has taken too long
 */
export function leaving(server: Server, leaveMs = LEAVE_MS): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  const lines = new Set<Socket>();
  let isLeaving = false;
  server.prependListener('request', ({ headers, socket }: IncomingMessage, response) => {
    keep(underWay, response);
    if (headers['x-forwarded-for'] !== undefined && !lines.has(socket)) keep(lines, socket);
    if (isLeaving) closeAfter(response);
  });

  return async () => {
    isLeaving = true;
    for (const response of underWay) closeAfter(response);
    await empty(lines, LINES_MS);
    // A door that is closed resets who still waits at it: right after all were let in there is nobody.
    await allLetIn();
    server.close();
    await wait(KNOCK_MS);
    await empty(underWay, leaveMs);
  };
}

/** For as long as it is not closed. */
function keep<T extends ServerResponse | Socket>(all: Set<T>, one: T): void {
  all.add(one);
  one.once('close', () => all.delete(one));
}

async function empty(all: Set<unknown>, patience: number): Promise<void> {
  for (const until = Date.now() + patience; all.size > 0 && Date.now() < until; )
    await wait(LOOK_MS);
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
