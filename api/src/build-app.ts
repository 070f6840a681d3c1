import { administrationRoutes } from './administrations/routes';
import { authRoutes } from './auth/routes';
import { bookkeepingRoutes } from './bookkeeping/routes';
import { isFileInTrash } from './bookkeeping/trash/is-file-in-trash';
import { companyExportRoutes } from './company-export/routes';
import { kvkRoutes } from './external/kvk/routes';
import { viesRoutes } from './external/vies/routes';
import { pdfThreads } from './formats/pdf/draw-invoice';
import { historyRoutes } from './history/routes';
import { attachmentRoutes } from './invoicing/attachments/routes';
import { creditRoutes } from './invoicing/credits/routes';
import { exportRoutes } from './invoicing/export/routes';
import { openingBalanceRoutes } from './invoicing/opening-balances/routes';
import { paymentRoutes } from './invoicing/payments/routes';
import { printingRoutes } from './invoicing/printing/routes';
import { productImportRoutes } from './invoicing/products/import/routes';
import { productRoutes } from './invoicing/products/routes';
import { recurrenceRoutes } from './invoicing/recurrence/routes';
import { invoicingRoutes } from './invoicing/routes';
import { sendingRoutes } from './invoicing/sending/routes';
import { invoiceSettingsRoutes } from './invoicing/settings/routes';
import { jobs } from './jobs';
import { ownExportRoutes } from './own-export/routes';
import type { App } from './platform/app';
import type { Config } from './platform/config';
import type { Connection } from './platform/database/connect';
import { secretFor } from './platform/database/secrets';
import { openStore } from './platform/files/open-store';
import { answerErrors } from './platform/http/answer-errors';
import { fileRoutes } from './platform/http/file-routes';
import { newHttp } from './platform/http/new-http';
import { openApiRoutes } from './platform/http/open-api-routes';
import { statusRoutes } from './platform/http/status-routes';
import { newJobs } from './platform/jobs/jobs';
import { logJobs } from './platform/jobs/log-jobs';
import { newMailer } from './platform/mail/mailer';
import { relationImportRoutes } from './relation-import/routes';
import { relationRoutes } from './relations/routes';
import { sessionAnswers } from './session-answers';
import { userRoutes } from './users/routes';
import { securityRoutes } from './users/security-routes';

/** Puts the API together on a database that is up to date; nothing listens or works yet. */
export async function buildApp(
  config: Config,
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
): Promise<App> {
  const http = newHttp(config);
  // What counts and writes them takes 8 MB, which stay.
  const metrics =
    config.metricsPort === 0 ? null : (await import('./platform/metrics/metrics')).newMetrics(pool);
  metrics?.observeRequests(http);
  const log = (error: unknown, message: string) => http.log.error({ err: error }, message);
  const app: App = {
    config,
    http,
    db,
    store: await openStore(config, await secretFor(db, 'links')),
    jobs: newJobs(pool, { work: config.worker, log, ...logJobs(http.log, metrics) }),
    metrics,
    mailer: newMailer(config),
    pdfThreads: pdfThreads(),
    tokenSecret: await secretFor(db, 'tokens'),
    fieldSecret: await secretFor(db, 'fields'),
    served: [],
  };
  answerErrors(app);
  statusRoutes(app);
  openApiRoutes(app);
  fileRoutes(app, (file_id) => isFileInTrash(app, file_id));
  for (const job of jobs) job(app);
  for (const group of groups) group(app);
  return app;
}

/** Each serves its calls. */
const groups: ((app: App) => void)[] = [
  (app) => authRoutes(app, sessionAnswers),
  userRoutes,
  securityRoutes,
  relationRoutes,
  administrationRoutes,
  relationImportRoutes,
  kvkRoutes,
  viesRoutes,
  bookkeepingRoutes,
  invoicingRoutes,
  sendingRoutes,
  printingRoutes,
  invoiceSettingsRoutes,
  paymentRoutes,
  creditRoutes,
  recurrenceRoutes,
  attachmentRoutes,
  exportRoutes,
  openingBalanceRoutes,
  productImportRoutes,
  productRoutes,
  historyRoutes,
  companyExportRoutes,
  ownExportRoutes,
];
