import type { App } from '../../platform/app';
import type { Document, Outcome } from '../recognition/recognise-document';

type Read<Result> = (app: App, document: Document) => Promise<Result>;

/** A file that cannot be read keeps nobody from booking it. */
export const readSafely = <Result>(
  app: App,
  found: Document & { id: number },
  read: Read<Result>,
): Promise<Result | Outcome> =>
  read(app, found).catch((err) => {
    app.http.log.error({ err, item_id: found.id }, 'document not read');
    return { problem: 'broken' };
  });
