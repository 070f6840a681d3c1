import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Less than the ten seconds after which containers are ended. */
const LEAVE_MS = 8000;
const LOOK_MS = 20;

/**
 * Lets a gateway go without cutting off what it serves.
 *
 * @returns takes no more connections, and resolves when what is under way is done, or has taken too long
 */
export function leaving(server: Server, leaveMs = LEAVE_MS): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let isLeaving = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (isLeaving) closeAfter(response);
  });

  return async () => {
    isLeaving = true;
    for (const response of underWay) closeAfter(response);
    server.close();
    for (const until = Date.now() + leaveMs; underWay.size > 0 && Date.now() < until; )
      await wait(LOOK_MS);
  };
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
