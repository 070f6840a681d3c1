import { readFileSync } from 'node:fs';

/** What is told in a file as well, as containers are given their secrets: `DATABASE_URL_FILE` names the file. */
const SECRETS = [
  'DATABASE_URL',
  'SMTP_URL',
  'S3_SECRET_KEY',
  'TWINFIELD_CLIENT_SECRET',
  'KVK_API_KEY',
];

/** @throws Error with a Dutch text when a file cannot be read */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const told = SECRETS.filter((name) => !env[name] && env[`${name}_FILE`]);
  return { ...env, ...Object.fromEntries(told.map((name) => [name, read(`${name}_FILE`, env)])) };
}

function read(name: string, env: NodeJS.ProcessEnv): string {
  try {
    return readFileSync(env[name] ?? '', 'utf8').trim();
  } catch (error) {
    throw new Error(`${name} kan niet worden gelezen: ${(error as Error).message}`);
  }
}
