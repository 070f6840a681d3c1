import type { Endpoint } from '@boekwerk/shared/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { Db } from './database/connect';
import type { FileStore } from './files/file-store';
import type { Jobs } from './jobs/jobs';
import type { Mailer } from './mail/mailer';
import type { Metrics } from './metrics/metrics';
import type { Threads } from './threads/threads';

/** What the API is made of. */
export type App = {
  config: Config;
  http: FastifyInstance;
  db: Db;
  store: FileStore;
  jobs: Jobs;
  /** Null where nobody asks for them. */
  metrics: Metrics | null;
  mailer: Mailer;
  /** Draw PDFs, and write e-invoices. */
  pdfThreads: Threads;
  /** Derives the tokens of sessions, and keys the hashes of repeated calls. */
  tokenSecret: string;
  /** Seals fields that nobody may read in the database. */
  fieldSecret: string;
  /** The endpoints that have a handler. */
  served: Endpoint[];
};
