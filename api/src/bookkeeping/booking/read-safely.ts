import type { App } from '../../platform/app';
import { isHindered } from '../../platform/jobs/hindered';
import type { Document, Outcome } from '../recognition/recognise-document';

type Read<Result> = (app: App, document: Document) => Promise<Result>;

/**
 * A file that cannot be read keeps nobody from booking it.
 *
 * @throws what says nothing of the file: the job is retried
 */
export const readSafely = <Result>(
  app: App,
  found: Document & { id: number },
  read: Read<Result>,
): Promise<Result | Outcome> =>
  read(app, found).catch((err) => {
    if (isHindered(err)) throw err;
    app.http.log.error({ err, item_id: found.id }, 'document not read');
    return { problem: 'broken' };
  });
