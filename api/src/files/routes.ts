import type { App } from '../app';
import { HttpError } from '../http/errors';
import { disposition } from './disposition';
import { filesIn } from './files';

const GONE = 'Deze link is verlopen. Open het bestand opnieuw.';

/** Gives a file to whoever holds a link to it; the link was given to somebody who may see it. */
export function fileRoutes({ http, db, store }: App) {
  http.get<{ Params: { token: string } }>('/api/files/:token', async ({ params }, reply) => {
    const link = store.readUrl(params.token);
    if (!link) throw new HttpError(404, GONE);

    const { file, bytes } = await filesIn(store, db).files.get(link.key);
    return reply
      .headers({
        'content-security-policy': "sandbox; default-src 'none'",
        'content-type': file.content_type,
        'content-disposition': disposition(link.disposition, file.name),
      })
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
