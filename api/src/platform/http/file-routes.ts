import type { IncomingHttpHeaders } from 'node:http';
import type { App } from '../app';
import { HttpError } from '../errors';
import { byteRange, type Part } from '../files/byte-range';
import { disposition } from '../files/disposition';
import { type Files, filesIn, type StoredFile } from '../files/files';
import { TEXTS } from './texts';

type FileRoute = { Params: { token: string } };

/**
 * Serves a file to whoever holds a signed link, which only somebody with access was given. The bytes are read only when
 * they are sent: HEAD, 304 and 416 are answered from its row.
 *
 * @param isClosed whether no link to a file is good now, however young it is
 */
export function fileRoutes(
  { http, db, store }: App,
  isClosed: (file_id: string) => Promise<boolean>,
) {
  http.route<FileRoute>({
    method: ['GET', 'HEAD'],
    url: '/api/files/:token',
    handler: async ({ method, params, headers }, reply) => {
      const link = store.readUrl(params.token);
      if (!link || (await isClosed(link.key))) throw new HttpError(404, TEXTS.linkGone);

      const { files } = filesIn(store, db);
      const file = await files.find(link.key);
      const etag = `"${file.sha256}"`;
      reply.headers({ etag, 'accept-ranges': 'bytes' });
      if (headers['if-none-match'] === etag) return reply.code(304).send();

      const part = partAsked(headers, { size: file.size, etag });
      // Before the headers are set: an error answer has its own.
      const bytes = method === 'HEAD' ? undefined : await bytesOf(files, file, part);
      if (part)
        reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${file.size}`);
      return reply
        .headers({
          'content-security-policy': "sandbox; default-src 'none'",
          'content-type': file.content_type,
          'content-disposition': disposition(link.disposition, file.name),
          'content-length': part ? part.to - part.from + 1 : file.size,
        })
        .send(bytes);
    },
  });
}

/** @returns null for the whole file. @throws HttpError 416 */
function partAsked(headers: IncomingHttpHeaders, { size, etag }: { size: number; etag: string }) {
  const isSame = (headers['if-range'] ?? etag) === etag;
  const part = isSame ? byteRange(headers.range, size) : null;
  if (part !== 'none') return part;
  throw new HttpError(416, TEXTS.noSuchPart, { headers: { 'content-range': `bytes */${size}` } });
}

/** A whole file is verified against its checksum before any of it is sent. */
async function bytesOf(files: Files, file: StoredFile, part: Part | null) {
  if (part && part.to - part.from + 1 < file.size) return files.part(file, part);
  const { bytes } = await files.get(file.id);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
