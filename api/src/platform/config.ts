import path from 'node:path';

export type Config = {
  /** Where the API listens. The gateway stands in front of it. */
  host: string;
  port: number;
  /** Addresses and ranges of the gateway, which says who calls. */
  gatewayAddress: string;
  /** The address people see; https makes cookies Secure. */
  publicUrl: string;
  /** What the gateway binds, as far as this process knows; empty when it does not. */
  gatewayHost: string;
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
  /** Whether a second step follows the password: never, when a user wants it, or always. */
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
  logLevel: string;
};

/** @throws Error with a Dutch text when a variable does not fit */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  return {
    ...placesOf(env),
    dataDir: path.resolve(env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
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
    logLevel: env.LOG_LEVEL || 'info',
  };
}

const placesOf = ({
  API_HOST,
  API_PORT,
  GATEWAY_ADDRESS,
  PUBLIC_URL,
  HOST,
}: NodeJS.ProcessEnv) => ({
  host: API_HOST || '127.0.0.1',
  port: wholeNumber('API_PORT', API_PORT || '3001'),
  gatewayAddress: addressesOf(GATEWAY_ADDRESS || 'loopback'),
  publicUrl: PUBLIC_URL || 'http://127.0.0.1:3000',
  gatewayHost: HOST || '',
});

const mailLimitsOf = (env: NodeJS.ProcessEnv): Config['mailLimits'] => ({
  letters: wholeNumber('MAIL_LETTERS_PER_DAY', env.MAIL_LETTERS_PER_DAY || '2000'),
  recipients: wholeNumber('MAIL_RECIPIENTS_PER_DAY', env.MAIL_RECIPIENTS_PER_DAY || '4000'),
});

/** Behind https somebody's real books are at stake, so a second step is asked unless somebody decides otherwise. */
function twoFactorOf({ TWO_FACTOR, PUBLIC_URL = '' }: NodeJS.ProcessEnv): Config['twoFactor'] {
  const choice = TWO_FACTOR || (PUBLIC_URL.startsWith('https:') ? 'required' : 'off');
  if (choice === 'off' || choice === 'optional' || choice === 'required') return choice;
  throw new Error(`TWO_FACTOR is off, optional of required, niet: ${choice}`);
}

/** Everybody is no gateway. */
function addressesOf(text: string): string {
  if (text !== 'true') return text;
  throw new Error('GATEWAY_ADDRESS is het adres van de gateway, zoals 10.0.0.2, niet: true');
}

function wholeNumber(name: string, text: string): number {
  if (!/^\s*\d+\s*$/.test(text)) throw new Error(`${name} is geen geheel getal: ${text}`);
  return Number(text);
}

export const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https:');
