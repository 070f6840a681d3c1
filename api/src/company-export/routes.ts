import { exportCompany as contract } from '@boekwerk/shared/contract/company-export';
import { today } from '@boekwerk/shared/domain/dates/dates';
import type { App } from '../platform/app';
import { notFound } from '../platform/errors';
import { TEXTS as EXPORT_TEXTS } from '../platform/export/texts';
import { zipOfExport } from '../platform/export/zip-of-export';
import { safeName } from '../platform/files/content-kind';
import { disposition } from '../platform/files/disposition';
import { callerOfLink, type Linked, openLink } from '../platform/http/download-link';
import { serve } from '../platform/http/serve';
import { keepExported } from '../relations/company/keep-exported';
import { exportCompany, LINK_FIELD } from './export-company';
import { readCompany } from './read-company';
import { TEXTS } from './texts';

type ZipRoute = { Querystring: { link?: unknown } };

export function companyExportRoutes(app: App) {
  serve(app, contract, (_, call) => exportCompany(app, call));

  /** To the browser of who asked for the link, as long as they may have it: also while it is on its way. */
  app.http.get<ZipRoute>('/api/company.zip', async (request, reply) => {
    const seal = { secret: app.fieldSecret, field: LINK_FIELD };
    const linked = openLink<Linked>(String(request.query.link ?? ''), seal);
    const caller = linked && (await callerNow(app, linked));
    if (!linked || !caller) throw notFound(EXPORT_TEXTS.link);

    const exported = await readCompany(app, caller);
    const zip = zipOfExport(
      exported,
      async () => (await callerNow(app, linked)) !== null,
      () => keepExported(app.db, linked.relation_id, exported.at),
    );
    zip.once('close', exported.remove);
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': disposition(
          'attachment',
          TEXTS.zip(safeName(exported.company.replaceAll('/', '-')), today()),
        ),
        'cache-control': 'no-store',
      })
      .send(zip);
  });
}

const callerNow = (app: App, linked: Linked) => callerOfLink(app, linked, 'companyExport');
