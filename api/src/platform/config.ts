import path from 'node:path';
import { withSecretFiles } from './secret-files';

export type Config = {
  /** Where the API listens. The gateway stands in front of it. */
  host: string;
  port: number;
  /** Where this process tells how it does; 0 for nowhere. */
  metricsPort: number;
  /** Addresses and ranges of the gateway, which says who calls. */
  gatewayAddress: string;
  /** The address people see; https makes cookies Secure. */
  publicUrl: string;
  /** What the gateway binds, as far as this process knows; empty when it does not. */
  gatewayHost: string;
  dataDir: string;
  /** PostgreSQL; the embedded database in `dataDir` when empty. */
  databaseUrl: string | undefined;
  /** Where files are kept; in `dataDir` when null. */
  s3: S3Settings | null;
  smtpUrl: string;
  /** The address mails come from; the name of the company is put in front of it. */
  mailFrom: string;
  /** Whether this process does jobs as well. */
  worker: boolean;
  /** Fill a database in which nobody can sign in yet with the demo. */
  demo: boolean;
  /** Companies that import weekly sheets; in the demo data it is another one. */
  importRelationIds: number[];
  /** Whether a second factor follows the password: never, when a user wants it, or always. */
  twoFactor: 'off' | 'optional' | 'required';
  /** How often an hour one client may register, and how often it may ask for a new password. */
  accountTriesPerHour: number;
  /** How many e-mails, to how many addresses, a company may send to others on a day. */
  mailLimits: { letters: number; recipients: number };
  /** The trade register; its test numbers are answered from here when there is no key. */
  kvkUrl: string;
  kvkKey: string;
  /** The register of VAT numbers of the European Union; nobody is asked when empty. */
  viesUrl: string;
  twinfield: TwinfieldConfig;
  /** How long a call waits for the job that does what it asked for, before it says that it is under way, in ms. */
  patienceMs: number;
  logLevel: string;
};

/** A bucket of Amazon S3, or of what speaks its protocol at `endpoint`. */
export type S3Settings = {
  bucket: string;
  /** Amazon's own, by region, when empty. */
  endpoint: string;
  region: string;
  /** The identity of the machine, as Amazon's tools find it, when empty. */
  accessKey: string;
  secretKey: string;
};

/** The accounting package: who we are to it, where users sign in, and on which hosts its web services may be. */
type TwinfieldConfig = {
  clientId: string;
  clientSecret: string;
  loginUrl: string;
  clusterHosts: string[];
  /** What it lets us ask in one organisation; a reading is one credit. */
  creditsPerMinute: number;
};

/** @throws Error with a Dutch text when a variable does not fit */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const env = withSecretFiles(variables);
  return {
    ...placesOf(env),
    dataDir: path.resolve(env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    s3: s3Of(env),
    smtpUrl: env.SMTP_URL || 'smtp://127.0.0.1:3026',
    mailFrom: env.MAIL_FROM || 'noreply@boekwerk.example',
    worker: env.WORKER !== 'off',
    demo: env.DEMO === 'on',
    importRelationIds: (env.IMPORT_RELATION_IDS || (env.DEMO === 'on' ? '13' : '140,127'))
      .split(',')
      .map((id) => wholeNumber('IMPORT_RELATION_IDS', id)),
    twoFactor: twoFactorOf(env),
    accountTriesPerHour: wholeNumber('ACCOUNT_TRIES_PER_HOUR', env.ACCOUNT_TRIES_PER_HOUR || '5'),
    mailLimits: mailLimitsOf(env),
    kvkUrl: env.KVK_API_URL || 'https://api.kvk.nl',
    kvkKey: env.KVK_API_KEY || '',
    viesUrl: env.VIES_URL || '',
    twinfield: twinfieldOf(env),
    patienceMs: wholeNumber('PATIENCE_MS', env.PATIENCE_MS || '5000'),
    logLevel: env.LOG_LEVEL || 'info',
  };
}

const placesOf = ({
  API_HOST,
  API_PORT,
  METRICS_PORT,
  GATEWAY_ADDRESS,
  PUBLIC_URL,
  HOST,
}: NodeJS.ProcessEnv) => ({
  host: API_HOST || '127.0.0.1',
  port: wholeNumber('API_PORT', API_PORT || '3001'),
  metricsPort: wholeNumber('METRICS_PORT', METRICS_PORT || '0'),
  gatewayAddress: addressesOf(GATEWAY_ADDRESS || 'loopback'),
  publicUrl: webAddress('PUBLIC_URL', PUBLIC_URL || 'http://127.0.0.1:3000'),
  gatewayHost: HOST || '',
});

function s3Of({
  S3_BUCKET,
  S3_ENDPOINT,
  S3_REGION,
  S3_ACCESS_KEY,
  S3_SECRET_KEY,
}: NodeJS.ProcessEnv) {
  if (!S3_BUCKET) return null;
  if (!S3_ACCESS_KEY !== !S3_SECRET_KEY)
    throw new Error(
      'S3_ACCESS_KEY en S3_SECRET_KEY horen bij elkaar: zet beide, of geen van beide',
    );
  if (S3_ENDPOINT && !URL.canParse(S3_ENDPOINT))
    throw new Error(`S3_ENDPOINT is geen adres: ${S3_ENDPOINT}`);
  return {
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT || '',
    region: S3_REGION || 'eu-central-1',
    accessKey: S3_ACCESS_KEY || '',
    secretKey: S3_SECRET_KEY || '',
  };
}

const mailLimitsOf = (env: NodeJS.ProcessEnv): Config['mailLimits'] => ({
  letters: wholeNumber('MAIL_LETTERS_PER_DAY', env.MAIL_LETTERS_PER_DAY || '2000'),
  recipients: wholeNumber('MAIL_RECIPIENTS_PER_DAY', env.MAIL_RECIPIENTS_PER_DAY || '4000'),
});

/** The program that stands in for the package, and what it knows us by; a client of our own means the real one. */
function twinfieldOf(env: NodeJS.ProcessEnv): Config['twinfield'] {
  const { TWINFIELD_CLIENT_ID, TWINFIELD_CLIENT_SECRET, ACCOUNTING_URL, ACCOUNTING_PORT } = env;
  if (TWINFIELD_CLIENT_ID && !TWINFIELD_CLIENT_SECRET)
    throw new Error('TWINFIELD_CLIENT_SECRET hoort bij TWINFIELD_CLIENT_ID en is leeg');
  const standIn = ACCOUNTING_URL || `http://127.0.0.1:${ACCOUNTING_PORT || '3027'}`;
  const loginUrl =
    env.TWINFIELD_LOGIN_URL || (TWINFIELD_CLIENT_ID ? 'https://login.twinfield.com' : standIn);
  if (!URL.canParse(loginUrl)) throw new Error(`TWINFIELD_LOGIN_URL is geen adres: ${loginUrl}`);
  return {
    clientId: TWINFIELD_CLIENT_ID || 'boekwerk',
    clientSecret: TWINFIELD_CLIENT_SECRET || 'geheim-van-het-dubbel',
    loginUrl: loginUrl.replace(/\/$/, ''),
    clusterHosts: (env.TWINFIELD_CLUSTER_HOSTS || 'twinfield.com')
      .split(',')
      .map((host) => host.trim()),
    creditsPerMinute: wholeNumber(
      'TWINFIELD_CREDITS_PER_MINUTE',
      env.TWINFIELD_CREDITS_PER_MINUTE || '500',
    ),
  };
}

/** Behind https somebody's real books are at stake, so a second factor is asked unless somebody decides otherwise. */
function twoFactorOf({ TWO_FACTOR, PUBLIC_URL = '' }: NodeJS.ProcessEnv): Config['twoFactor'] {
  const choice = TWO_FACTOR || (isHttps({ publicUrl: PUBLIC_URL }) ? 'required' : 'off');
  if (choice === 'off' || choice === 'optional' || choice === 'required') return choice;
  throw new Error(`TWO_FACTOR is off, optional of required, niet: ${choice}`);
}

/** Refuses `true`: then anybody could pose as the gateway. */
function addressesOf(text: string): string {
  if (text !== 'true') return text;
  throw new Error('GATEWAY_ADDRESS is het adres van de gateway, zoals 10.0.0.2, niet: true');
}

/** With its scheme: without it a link in a mail leads nowhere. */
function webAddress(name: string, text: string): string {
  if (/^https?:/i.test(text) && URL.canParse(text)) return text;
  throw new Error(`${name} is geen webadres: ${text}`);
}

function wholeNumber(name: string, text: string): number {
  if (!/^\s*\d+\s*$/.test(text)) throw new Error(`${name} is geen geheel getal: ${text}`);
  return Number(text);
}

export const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>) => /^https:/i.test(publicUrl);
