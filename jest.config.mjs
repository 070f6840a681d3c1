import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = import.meta.dirname;

const remotes = readdirSync(root).filter((folder) => folder.startsWith('mf-'));

/** Packages that ship ES modules only; they are compiled on the fly. */
const esmOnly = ['content-disposition', 'cookie', 'ky', 'p-limit', 'pdfjs-dist', 'yocto-queue'];

const transformer = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/** Quick, and about what a change of the source forgot: looked at by `npm run check`. */
const checked = [
  '<rootDir>/*.test.ts',
  '<rootDir>/api/src/hot-statements.test.ts',
  '<rootDir>/shared/src/contract/{saved,typed}-fields.test.ts',
  '<rootDir>/tools/query-keys.test.ts',
];

const project = (displayName, folders, options) => ({
  displayName,
  rootDir: root,
  // Only our own folders: walking all of node_modules would cost seconds per run.
  roots: folders.map((folder) => path.join(root, folder)).filter((folder) => existsSync(folder)),
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/'],
  transform: {
    '/node_modules/': ['@swc/jest', { ...transformer, jsc: { target: 'es2022' } }],
    '\\.m?[jt]sx?$': ['@swc/jest', transformer],
  },
  // A global is looked up through the sandbox each time; Drizzle asks for this one thousands of times per query.
  sandboxInjectedGlobals: ['Object'],
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${esmOnly.join('|')})@)`],
  ...options,
});

const onNode = '<rootDir>/tools/jest/node-environment.mjs';
const inDocument = {
  testEnvironment: '<rootDir>/tools/jest/dom-environment.mjs',
  setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/tools/jest/dom-setup.ts'],
  moduleNameMapper: {
    '\\.(css|svg|png|woff2)$': '<rootDir>/tools/jest/asset.cjs',
    '^antd$': '<rootDir>/tools/jest/antd.cjs',
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
};

export default {
  // The default leaves a core free, which is half of the machine that tests run on.
  maxWorkers: '100%',
  testSequencer: './tools/jest/longest-first.mjs',
  // A form with antd in it, or a database that opens, takes long when both cores are busy.
  testTimeout: 180_000,
  projects: [
    project(
      'node',
      [
        'api/src',
        'bench',
        'gateway/src',
        'shared/src/contract',
        'shared/src/domain',
        'stand-ins',
        'tools',
      ],
      {
        testEnvironment: onNode,
        testPathIgnorePatterns: [
          '/node_modules/',
          '/api/src/hot-statements\\.',
          '/shared/src/contract/(?:saved|typed)-fields\\.',
          '/tools/query-keys\\.',
        ],
      },
    ),
    project('dom', ['host/src', ...remotes.map((remote) => `${remote}/src`), 'shared/src'], {
      ...inDocument,
      testPathIgnorePatterns: ['/node_modules/', '/shared/src/(contract|domain)/'],
    }),
    project('grouped-node', ['.build/grouped/node'], { testEnvironment: onNode }),
    project('grouped-dom', ['.build/grouped/dom'], inDocument),
    project('layers', [''], { testEnvironment: onNode, testMatch: checked }),
  ],
};
