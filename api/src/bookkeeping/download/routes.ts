import * as contract from '@boekwerk/shared/contract/bookkeeping/download';
import { today } from '@boekwerk/shared/domain/dates/dates';
import type { App } from '../../platform/app';
import { notFound } from '../../platform/errors';
import { disposition } from '../../platform/files/disposition';
import { callerOfLink, openLink } from '../../platform/http/download-link';
import { serve } from '../../platform/http/serve';
import { getDownloadUrl } from './get-download-url';
import { type DownloadLink, LINK_FIELD } from './link';
import { findLabelled } from './store';
import { TEXTS } from './texts';
import { zipOfDocuments } from './zip-of-documents';

type ZipRoute = { Querystring: { link?: unknown } };

export function downloadRoutes(app: App) {
  serve(app, contract.getDownloadUrl, ({ query }, call) => getDownloadUrl(app, call, query));

  /** To the browser of who asked for the link, as long as they may see those documents: also while it is on its way. */
  app.http.get<ZipRoute>('/api/documents.zip', async (request, reply) => {
    const linked = openLink<DownloadLink>(String(request.query.link ?? ''), {
      secret: app.fieldSecret,
      field: LINK_FIELD,
    });
    if (!linked || !(await seesNow(app, linked))) throw notFound(TEXTS.link);

    const documents = await findLabelled(
      app.db,
      linked.relation_id,
      linked.query,
      contract.MAX_DOWNLOAD,
    );
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': disposition('attachment', TEXTS.zip(today())),
        'cache-control': 'no-store',
      })
      .send(zipOfDocuments(app.store, documents, () => seesNow(app, linked)));
  });
}

/** Whether who has the link still sees the documents of that company. */
const seesNow = async (app: App, linked: DownloadLink): Promise<boolean> =>
  (await callerOfLink(app, linked, 'documents')) !== null;
