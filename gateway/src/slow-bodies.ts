import type { FastifyInstance } from 'fastify';
import { closeWith } from './failure';
import { TEXTS } from './texts';

/** A form is there at once, also over a bad line. */
export const FORM_MS = 30_000;
/** A file takes as long as it takes while it moves; in all no longer than this. */
export const UPLOAD_MS = 10 * 60_000;

type Limits = { formMs: number; isSecure: boolean };

/** Closes the connection of who takes too long to send a form, or does not go on with a file. */
export function limitSlowBodies(app: FastifyInstance, { formMs, isSecure }: Limits): void {
  app.addHook('onRequest', async ({ raw }, { raw: outgoing }) => {
    const isEmpty = !raw.headers['transfer-encoding'] && !Number(raw.headers['content-length']);
    if (isEmpty) return;

    const isFile = raw.headers['content-type']?.startsWith('multipart/form-data');
    let seen = raw.socket.bytesRead;
    const timer = setTimeout(() => {
      // What lies here already waits for the API, and a file may take long as long as it moves.
      const goesOn = raw.readableLength > 0 || (isFile && raw.socket.bytesRead > seen);
      seen = raw.socket.bytesRead;
      if (goesOn) timer.refresh();
      else if (outgoing.headersSent) raw.destroy();
      else closeWith(raw.socket, { status: 408, message: TEXTS.tooSlow, isSecure });
    }, formMs);
    raw.once('close', () => clearTimeout(timer));
    raw.once('end', () => clearTimeout(timer));
    timer.unref();
  });
}
