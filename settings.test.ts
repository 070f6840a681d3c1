import fs from 'node:fs';
import path from 'node:path';
import { readYaml } from './tools/read-yaml.mjs';
import { root } from './tools/run.mjs';
import { productSources } from './tools/source-files.mjs';

const text = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** The settings that the README promises. */
const README = [...text('README.md').matchAll(/^\| (`[A-Z_`, 0-9]+`) \|/gm)].flatMap(
  ([, names = '']) => names.match(/[A-Z_0-9]+/g) ?? [],
);

/** What nobody sets who starts the containers, and why. */
const NOT_SET_THERE: { readonly [setting: string]: string } = {
  PORT: 'the port outside is LISTEN, in `ports`',
  API_PORT: 'a container has its ports to itself',
  MAIL_PORT: 'the same',
  ACCOUNTING_PORT: 'the same',
  METRICS_PORT: 'the same',
  HOST: 'in the image: all of its own network',
  API_HOST: 'the same',
  DATA_DIR: 'in the image, for a volume',
  WWW_DIR: 'the same',
  RELEASE_MEMORY: 'the same',
  FIGURES: 'stands beside RELEASE_MEMORY',
  RELEASE_KEY: 'a secret of what releases',
  RELEASE_PUBLIC_KEY: 'a secret of the gateway',
  GATEWAY_ADDRESS: 'only containers reach the API',
  WORKER: 'workers are containers of their own',
  CHROMIUM: 'is for tests',
};

/** What is set for the processes themselves, and is none of the settings of the product. */
const OWN = ['API_URL'];

/** The settings that a process reads, by the sources of its package; `withSecretFiles` reads some as a file as well. */
const READ_BY: Record<string, string> = {
  api: 'api/src/',
  worker: 'api/src/',
  gateway: 'gateway/src/',
};

type Environment = Record<string, string | number | null>;
const { services }: { services: Record<string, { environment?: Environment }> } =
  readYaml('docker-compose.yml');

const isReadIn = (folder: string, setting: string) =>
  productSources().some(
    (file) => file.startsWith(folder) && new RegExp(`\\b${setting}\\b`).test(text(file)),
  );

/** Whether who starts the containers decides it: by `.env`, or by a file of secrets. */
const isTheirs = (setting: string, environment: Environment) =>
  `${setting}_FILE` in environment ||
  (setting in environment &&
    (environment[setting] === null || String(environment[setting]).includes(`\${${setting}`)));

describe('the settings of the README', () => {
  it('are found', () => {
    expect(README).toEqual(expect.arrayContaining(['PORT', 'S3_SECRET_KEY', 'CHROMIUM']));
  });

  it.each(Object.entries(READ_BY))(
    'reach %s in docker-compose.yml, or are left out for a reason',
    (name, folder) => {
      const environment = services[name]?.environment ?? {};
      const missing = README.filter((setting) => !(setting in NOT_SET_THERE))
        .filter((setting) => isReadIn(folder, setting))
        .filter((setting) => !isTheirs(setting, environment));
      expect(missing).toEqual([]);
    },
  );

  it('reach a process each, unless they are left out', () => {
    const all = Object.values(services).map(({ environment = {} }) => environment);
    const missing = README.filter((setting) => !(setting in NOT_SET_THERE)).filter(
      (setting) =>
        !all.some((environment) => setting in environment || `${setting}_FILE` in environment),
    );
    expect(missing).toEqual([]);
  });

  it('are all that the product is told there', () => {
    const told = Object.keys(READ_BY).flatMap((name) =>
      Object.keys(services[name]?.environment ?? {}),
    );
    const known = new Set([...README, ...README.map((name) => `${name}_FILE`), ...OWN]);
    expect(told.filter((setting) => !known.has(setting))).toEqual([]);
  });

  it('make no exception that is not used (any more)', () => {
    const unused = Object.keys(NOT_SET_THERE).filter(
      (setting) =>
        !README.includes(setting) ||
        Object.values(services).some(({ environment = {} }) => environment[setting] === null),
    );
    expect(unused).toEqual([]);
  });
});
