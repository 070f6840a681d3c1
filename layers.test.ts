import fs from 'node:fs';
import path from 'node:path';
import { root } from './tools/run.mjs';
import { sourceFiles as files, isTest } from './tools/source-files.mjs';

/**
 * Who may import whom, besides packages. A path names a folder; what is not named may not be imported.
 * Remotes reach each other at run time only, by name.
 */
const REMOTES = fs.readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));

const MAY_IMPORT: Record<string, readonly string[]> = {
  'shared/src/domain': [],
  'shared/src/contract': ['shared/src/domain'],
  'shared/src/api-client': ['shared/src/contract', 'shared/src/session', 'shared/src/query'],
  'shared/src/session': ['shared/src/domain', 'shared/src/contract'],
  'shared/src/plain': ['shared/src'],
  'shared/src/ui': ['shared/src'],
  'shared/src/testing': ['shared/src'],
  host: ['shared/src'],
  ...Object.fromEntries(REMOTES.map((remote) => [remote, ['shared/src']])),
  api: ['api', 'shared/src/domain', 'shared/src/contract'],
  gateway: [],
  e2e: ['shared/src/domain', 'tools'],
};

/**
 * The floors of the API, the lowest first. What stands on one may import what stands below, and what stands within
 * the same folder; of two names the longer says where a file stands.
 */
const API_FLOORS: readonly (readonly string[])[] = [
  ['platform/texts.ts'],
  ['platform/secret-files.ts', 'platform/reference.ts', 'platform/metrics'],
  ['platform/beginning-of.ts', 'platform/stream-safe.ts'],
  ['platform/errors.ts', 'platform/config.ts', 'platform/own-machine.mjs'],
  ['platform/database', 'platform/child-process', 'platform/threads', 'platform/mail'],
  ['platform/jobs', 'platform/files'],
  ['platform/spreadsheets', 'platform/lists', 'platform/app.ts'],
  ['platform/change.ts', 'platform/export'],
  ['platform/invariants'],
  ['platform/http'],
  ['platform/sheet-import'],
  ['external/accounting', 'external/kvk', 'external/vies', 'formats/ubl'],
  ['formats/pdf'],
  [
    ...['account-mail', 'mail-quota'],
    ...['bookkeeping/ledger-accounts', 'bookkeeping/connection/end-firm-access.ts'],
    'bookkeeping/connection/restore-firm-access.ts',
  ],
  ['invoicing'],
  ['relations'],
  ['administrations', 'relation-import'],
  ['auth'],
  ['users', 'history', 'bookkeeping'],
  ['housekeeping', 'demo', 'company-export', 'own-export', 'session-answers.ts'],
  ['invariants'],
  ['jobs.ts'],
  ['build-app.ts', 'start-failure.ts'],
  ['run.ts'],
  ['main.ts', 'worker.ts', 'verify.ts'],
];

/** Packages that only one place may import, so that the rest of the house goes through its facade. */
const ONLY_IN: Record<string, readonly string[]> = {
  antd: ['shared/src/ui'],
  zustand: ['shared/src/session'],
  ky: ['shared/src/api-client'],
  'react-router-dom': ['shared/src/router.ts'],
  '@tanstack/react-query': ['shared/src/query.ts'],
  // As heavy as everything else together: only what the dashboard fetches last may touch it.
  '@ant-design/charts': ['host/src/dashboard/charts'],
  '@module-federation/runtime': ['host/src', 'shared/src/ui'],
};

const apiFiles = files.filter((file) => file.startsWith('api/src/') && !isTest(file));

describe('layers', () => {
  it('finds the source files it is to judge', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  it.each(Object.keys(MAY_IMPORT))('%s imports only what it may', (layer) => {
    expect(files.filter((file) => layerOf(file) === layer).flatMap(forbiddenImports)).toEqual([]);
  });

  it.each(Object.keys(ONLY_IN))('%s is imported only where it is wrapped', (name) => {
    const places = ONLY_IN[name] ?? [];
    const strays = files.filter(
      (file) =>
        !isTest(file) &&
        !places.some((place) => file.startsWith(place)) &&
        importsOf(file).some((source) => source === name || source.startsWith(`${name}/`)),
    );
    expect(strays).toEqual([]);
  });

  it('keeps a stand-in and the house apart, tests too: they know each other by address alone', () => {
    const strays = files.flatMap((file) =>
      importsOf(file)
        .map((source) => folderOf(file, source))
        .filter((target) => target !== null)
        .filter((target) => standInOf(file) !== standInOf(target))
        .map((target) => `${file} → ${target}`),
    );
    expect(strays).toEqual([]);
  });

  it('keeps every feature of a remote to itself, but for the parts that it shares', () => {
    const strays = featureImports()
      .filter(({ from, to }) => from !== to && !(isPart(to) && !isPart(from)))
      .map(({ line }) => line);
    expect(strays).toEqual([]);
  });

  it('has no part that fewer than two features use', () => {
    const parts = [
      ...new Set(
        remoteFiles()
          .map((file) => featureOf(file))
          .filter(isPart),
      ),
    ];
    const usersOf = (part: string) =>
      new Set(featureImports().flatMap(({ from, to }) => (to === part && from !== to ? from : [])));
    expect(parts.filter((part) => usersOf(part).size < 2)).toEqual([]);
  });

  it('lets one place keep a page from being left: the router asks no other', () => {
    const blocking = files.filter(
      (file) =>
        !isTest(file) && /\buseBlocker\(/.test(fs.readFileSync(path.join(root, file), 'utf8')),
    );
    expect(blocking).toEqual(['shared/src/ui/unsaved/unsaved-provider.tsx']);
  });

  it('lets one place open a PDF of a stranger: it tries the empty password, and passes over none', () => {
    const opening = fs
      .readdirSync(path.join(root, 'api/src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|mjs)$/.test(file) && !isTest(file))
      .filter((file) =>
        /PDFDocument\.load\(|ignoreEncryption/.test(
          fs.readFileSync(path.join(root, 'api/src', file), 'utf8'),
        ),
      );
    expect(opening).toEqual(['bookkeeping/pages/open-pdf.mjs']);
  });

  it('lets no page read the table of rights: it goes by what the API says of the session', () => {
    const reading = /import \{[^}]*\b(?:may|rightsOf)\b[^}]*\} from '[^']*domain\/[^']*rights'/;
    const strays = files.filter(
      (file) =>
        /^(?:host|mf-|shared)/.test(file) &&
        !isTest(file) &&
        reading.test(fs.readFileSync(path.join(root, file), 'utf8')),
    );
    expect(strays).toEqual([]);
  });

  it('leaves nobody signed in after a file of tests: those of a group share the session', () => {
    const begins = /^\s*(?:act\(\(\) => )?startSession\(/m;
    const leaving = files.filter((file) => {
      if (!/\.test\.tsx?$/.test(file)) return false;
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      return begins.test(text) && !/\bendSession\b|\bsignedIn\(/.test(text);
    });
    expect(leaving).toEqual([]);
  });

  it('replaces nothing as soon as a file of tests is loaded: the one before it in its group takes that back', () => {
    const replaces = /^(?:.*\S = )?jest\.(?:replaceProperty|spyOn|useFakeTimers)\(/m;
    const early = files.filter(
      (file) =>
        /\.test\.tsx?$/.test(file) &&
        replaces.test(fs.readFileSync(path.join(root, file), 'utf8').replace(/^\s.*$/gm, '')),
    );
    expect(early).toEqual([]);
  });

  it('knows on which floor each file of the API stands', () => {
    expect(apiFiles.filter((file) => floorOf(file).height === -1)).toEqual([]);
  });

  it('names nothing on a floor that is not there (any more)', () => {
    const gone = API_FLOORS.flat().filter(
      (place) => !fs.existsSync(path.join(root, 'api/src', place)),
    );
    expect(gone).toEqual([]);
  });

  it('lets a floor of the API import only what stands below', () => {
    const strays = apiFiles.flatMap((file) =>
      importsOf(file)
        .filter((source) => source.startsWith('.'))
        .map((source) => existing(path.join(path.dirname(file), source)))
        .filter((to) => to.startsWith('api/src/'))
        .filter((to) => {
          const [above, below] = [floorOf(file), floorOf(to)];
          return above.name !== below.name && above.height <= below.height;
        })
        .map((to) => `${file} → ${to}`),
    );
    expect(strays).toEqual([]);
  });

  it('lets a group of the API call only actions of another group, never its store', () => {
    const strays = apiFiles.flatMap((file) =>
      importsOf(file)
        .filter((source) => source.startsWith('.'))
        .map((source) => [file, path.join(path.dirname(file), source)] as const)
        .filter(([from, to]) => /[/-]store$/.test(to) && groupOf(from) !== groupOf(to))
        .map(([from, to]) => `${from} → ${to}`)
        // What is no store of a group but where files lie; who puts the product together says where.
        .filter((stray) => stray !== 'api/src/build-app.ts → api/src/platform/files/open-store'),
    );
    expect(strays).toEqual([]);
  });
});

/** A path without its ending, as an import gives it, with it. */
const existing = (to: string): string =>
  files.find((file) => file === to || file.replace(/\.tsx?$/, '') === to) ?? to;

function floorOf(file: string): { name: string; height: number } {
  const below = file.replace('api/src/', '');
  const [name = ''] = API_FLOORS.flat()
    .filter((place) => below === place || below.startsWith(`${place}/`))
    .sort((a, b) => b.length - a.length);
  return { name, height: API_FLOORS.findIndex((floor) => floor.includes(name)) };
}

/** `api/src/invoicing`, with all that is below it. */
const groupOf = (file: string) => file.split('/').slice(0, 3).join('/');

/** The longest folder of the table that holds a file. */
function layerOf(file: string): string | undefined {
  return Object.keys(MAY_IMPORT)
    .filter((layer) => file.startsWith(`${layer}/`))
    .sort((a, b) => b.length - a.length)[0];
}

function forbiddenImports(file: string): string[] {
  const layer = layerOf(file);
  if (!layer || isTest(file)) return [];
  const allowed = [layer, ...(MAY_IMPORT[layer] ?? [])];
  return importsOf(file)
    .map((source) => folderOf(file, source))
    .filter((target) => target !== null)
    .filter(
      (target) => !allowed.some((place) => target === place || target.startsWith(`${place}/`)),
    )
    .map((target) => `${file} → ${target}`);
}

/** Where an import of our own leads; `null` for a package. */
function folderOf(file: string, source: string): string | null {
  if (source.startsWith('.')) return path.join(path.dirname(file), source);
  if (source.startsWith('@boekwerk/shared/'))
    return source.replace('@boekwerk/shared/', 'shared/src/');
  return source.startsWith('@boekwerk/') ? source.replace('@boekwerk/', '') : null;
}

/** The stand-in that a path or the name of a package belongs to; '' for the house. */
const standInOf = (place: string): string =>
  /^(?:stand-ins\/([\w-]+)|([\w-]+)-stand-in)(?:\/|$)/.exec(place)?.slice(1).find(Boolean) ?? '';

/** `mf-x/src/<feature>/…` → the feature; files in `src` itself belong to none. A part is named `parts/<name>`. */
function featureOf(file: string): string {
  const [remote, , feature, ...rest] = file.split('/');
  if (rest.length === 0 || !feature) return '';
  return `${remote}/${feature === 'parts' ? `parts/${rest[0]}` : feature}`;
}

/** What features of a remote share by name: `mf-x/src/parts/<name>`. */
const isPart = (feature: string) => feature.includes('/parts/');

const remoteFiles = () =>
  files.filter(
    (file) => REMOTES.some((remote) => file.startsWith(`${remote}/src/`)) && !isTest(file),
  );

/** Which feature imports from which; a file in `src` itself is the whole remote's, and left out. */
const featureImports = () =>
  remoteFiles().flatMap((file) =>
    importsOf(file)
      .filter((source) => source.startsWith('.'))
      .map((source) => path.join(path.dirname(file), source))
      .map((target) => ({
        from: featureOf(file),
        to: featureOf(target),
        line: `${file} → ${target}`,
      }))
      .filter(({ from, to }) => from !== '' && to !== ''),
  );

function importsOf(file: string): string[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'([^']+)'|^import '([^']+)'/gm)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
}
