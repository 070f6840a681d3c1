import path from 'node:path';

export type Config = {
  /** Where the API listens. The gateway stands in front of it. */
  host: string;
  port: number;
  /** The address people see; https makes cookies Secure. */
  publicUrl: string;
  dataDir: string;
  /** PostgreSQL; the embedded database in `dataDir` when empty. */
  databaseUrl: string | undefined;
  smtpUrl: string;
  /** The address mails come from; the name of the company is put in front of it. */
  mailFrom: string;
  /** Whether this process does jobs as well. */
  worker: boolean;
  /** Fill a database in which nobody can sign in yet with the demo. */
  demo: boolean;
  /** Companies that import weekly sheets; in the demo data it is another one. */
  importRelationIds: number[];
  logLevel: string;
};

/** @throws Error with a Dutch text when a variable does not fit */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  return {
    host: env.API_HOST || '127.0.0.1',
    port: wholeNumber('API_PORT', env.API_PORT || '3001'),
    publicUrl: env.PUBLIC_URL || 'http://127.0.0.1:3000',
    dataDir: path.resolve(env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    smtpUrl: env.SMTP_URL || 'smtp://127.0.0.1:3026',
    mailFrom: env.MAIL_FROM || 'noreply@boekwerk.example',
    worker: env.WORKER !== 'off',
    demo: env.DEMO === 'on',
    importRelationIds: (env.IMPORT_RELATION_IDS || (env.DEMO === 'on' ? '13' : '140,127'))
      .split(',')
      .map((id) => wholeNumber('IMPORT_RELATION_IDS', id)),
    logLevel: env.LOG_LEVEL || 'info',
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\s*\d+\s*$/.test(text)) throw new Error(`${name} is geen geheel getal: ${text}`);
  return Number(text);
}

export const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https:');
