import type { App } from '../app';
import { HttpError } from '../errors';
import { disposition } from '../files/disposition';
import { filesIn } from '../files/files';
import { partOf } from '../files/part-of';
import { TEXTS } from './texts';

type FileRoute = { Params: { token: string } };

/** Gives a file to whoever holds a link to it; the link was given to somebody who may see it. */
export function fileRoutes({ http, db, store }: App) {
  http.get<FileRoute>('/api/files/:token', { exposeHeadRoute: true }, async (request, reply) => {
    const { params, headers } = request;
    const link = store.readUrl(params.token);
    if (!link) throw new HttpError(404, TEXTS.linkGone);

    const { file, bytes } = await filesIn(store, db).files.get(link.key);
    const etag = `"${file.sha256}"`;
    reply.headers({ etag, 'accept-ranges': 'bytes' });
    if (headers['if-none-match'] === etag) return reply.code(304).send();

    const isSame = (headers['if-range'] ?? etag) === etag;
    const part = isSame ? partOf(headers.range, bytes.length) : null;
    if (part === 'none') {
      throw new HttpError(416, TEXTS.noSuchPart, {
        headers: { 'content-range': `bytes */${bytes.length}` },
      });
    }
    const { from, to } = part ?? { from: 0, to: bytes.length - 1 };
    if (part) reply.code(206).header('content-range', `bytes ${from}-${to}/${bytes.length}`);
    return reply
      .headers({
        'content-security-policy': "sandbox; default-src 'none'",
        'content-type': file.content_type,
        'content-disposition': disposition(link.disposition, file.name),
      })
      .send(Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from + 1));
  });
}
