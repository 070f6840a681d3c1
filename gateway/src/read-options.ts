import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatewayOptions } from './gateway';
import { publicKeysIn } from './signed-releases.mjs';

/** @throws Error with a Dutch text when a variable does not fit */
export function readOptions(env: NodeJS.ProcessEnv): GatewayOptions {
  const publicUrl = webAddress('PUBLIC_URL', env.PUBLIC_URL || ownAddress(env));
  const isDevelopment = env.NODE_ENV === 'development';
  return {
    wwwDir: env.WWW_DIR || '.www',
    releaseKeys: isDevelopment ? null : keysOf(env.RELEASE_PUBLIC_KEY || ''),
    releaseMemory: env.RELEASE_MEMORY || '',
    figuresFile: env.FIGURES || besideMemory(env.RELEASE_MEMORY || ''),
    isStaging: isStaging(env.RELEASE_CHANNEL || 'current'),
    apiUrl: env.API_URL || 'http://127.0.0.1:3001',
    apiTimeoutMs: secondsOf('API_TIMEOUT', env.API_TIMEOUT || '60') * 1000,
    isDevelopment,
    isSecure: /^https:/i.test(publicUrl),
    publicUrl,
    securityContact: contactOf(env.SECURITY_CONTACT || `security@${domainOf(publicUrl)}`),
    errorReports: env.SENTRY_DSN ? webAddress('SENTRY_DSN', env.SENTRY_DSN) : '',
    trustedProxies: proxiesOf(env.TRUST_PROXY || ''),
  };
}

/** Where figures are given to who watches; 0 for nowhere. */
export function readMetricsPort({ METRICS_PORT = '' }: NodeJS.ProcessEnv): number {
  if (!/^\d{0,5}$/.test(METRICS_PORT))
    throw new Error(`METRICS_PORT is geen poort: ${METRICS_PORT}`);
  return Number(METRICS_PORT);
}

const ownAddress = ({ PORT }: NodeJS.ProcessEnv) => `http://127.0.0.1:${PORT || '3000'}`;

/** A page that tells browsers of another one cannot be made. */
function webAddress(name: string, text: string): string {
  if (/^https?:/i.test(text) && URL.canParse(text)) return text;
  throw new Error(`${name} is geen webadres: ${text}`);
}

const besideMemory = (memory: string) => memory && path.join(path.dirname(memory), 'figures.json');

/** Of addresses only: who believes everybody lets everybody choose from where they come. */
function proxiesOf(text: string): string[] {
  const proxies = text.split(',').map((part) => part.trim());
  if (proxies.includes('true')) {
    throw new Error(
      'TRUST_PROXY=true gelooft iedereen: zet de adressen van de proxy ervoor, zoals 10.0.0.5 of 10.0.0.0/24',
    );
  }
  // Elsewhere a number of proxies; here it would be read as the address 0.0.0.1, and nobody believed.
  const count = proxies.find((part) => /^\d+$/.test(part));
  if (count) throw new Error(`TRUST_PROXY is een adres of reeks, geen aantal: ${count}`);
  return proxies.filter((part) => part !== '' && part !== 'false');
}

function isStaging(channel: string): boolean {
  if (channel === 'current' || channel === 'staging') return channel === 'staging';
  throw new Error(`RELEASE_CHANNEL is current of staging: ${channel}`);
}

/** Without one anybody who can write where the builds are could run code in every session. */
function keysOf(setting: string): KeyObject[] {
  try {
    const keys = publicKeysIn(
      setting.includes('-----BEGIN') ? setting : readFileSync(setting, 'utf8'),
    );
    if (keys.length > 0) return keys;
  } catch {
    // Told below.
  }
  throw new Error(
    'RELEASE_PUBLIC_KEY is geen openbare sleutel (PEM, of het bestand ermee) waarmee releases worden gecontroleerd',
  );
}

function secondsOf(name: string, text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error(`${name} is geen aantal seconden: ${text}`);
  return Number(text);
}

const contactOf = (text: string) => (/^(?:mailto|https|tel):/.test(text) ? text : `mailto:${text}`);

/** A machine on its own has no mail. */
function domainOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return /[a-z]\.[a-z]+$/i.test(hostname) ? hostname : 'boekwerk.example';
}
