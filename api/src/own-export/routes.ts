import { exportOwnData as contract } from '@boekwerk/shared/contract/own-export';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { exportActs } from '../history/own-export/export-acts';
import type { App } from '../platform/app';
import { notFound } from '../platform/errors';
import { readExport } from '../platform/export/read-export';
import { TEXTS as EXPORT_TEXTS } from '../platform/export/texts';
import { zipOfExport } from '../platform/export/zip-of-export';
import { safeName } from '../platform/files/content-kind';
import { disposition } from '../platform/files/disposition';
import { callerOfLink, type Linked, openLink } from '../platform/http/download-link';
import { serve } from '../platform/http/serve';
import { exportAccount } from '../users/own-export/export-account';
import { exportOwnData, LINK_FIELD, prepareOwnExport } from './export-own-data';
import { TEXTS } from './texts';

type ZipRoute = { Querystring: { link?: unknown } };

const PARTS = [exportAccount, exportActs] as const;

export function ownExportRoutes(app: App) {
  serve(app, contract, {
    prepare: ({ body }, call) => prepareOwnExport(call, body.password),
    handle: (_, call) => exportOwnData(app, call),
  });

  /** To the browser of who asked for the link, as long as they are signed in: also while it is on its way. */
  app.http.get<ZipRoute>('/api/own.zip', async (request, reply) => {
    const seal = { secret: app.fieldSecret, field: LINK_FIELD };
    const linked = openLink<Linked>(String(request.query.link ?? ''), seal);
    const caller = linked && (await callerNow(app, linked));
    if (!linked || !caller) throw notFound(EXPORT_TEXTS.link);

    const { user_id, name } = caller;
    const contents = await readExport(app, { user_id }, PARTS);
    const about = TEXTS.about({ name, at: formatInstant(contents.at.toISOString()) });
    const mayGoOn = async () => (await callerNow(app, linked)) !== null;
    const zip = zipOfExport({ ...contents, about }, mayGoOn);
    zip.once('close', contents.remove);
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': disposition(
          'attachment',
          TEXTS.zip(safeName(name.replaceAll('/', '-')), today()),
        ),
        'cache-control': 'no-store',
      })
      .send(zip);
  });
}

const callerNow = (app: App, linked: Linked) => callerOfLink(app, linked, 'ownAccount');
