const path = require('node:path');
const { configuration } = require('./configuration.cjs');
const { neededBy } = require('./needed-by.cjs');
const { NoSecondCopy } = require('./no-second-copy.cjs');

/**
 * webpack configurations of an app's remotes, one per container, as its manifest lists them:
 * `{ "<name>": { "exposes": { "./routes": "./src/routes.tsx" }, "pages": [ … ] } }`
 */
function remotes(dir) {
  const listed = require(path.join(dir, 'manifest.json'));
  return Object.entries(listed).map(
    ([name, { exposes }]) =>
      (_env, { mode }) =>
        configuration({
          name,
          dir,
          role: 'remote',
          production: mode === 'production',
          // One build runs under any path: chunks are found beside the entry.
          publicPath: 'auto',
          federation: {
            filename: 'remoteEntry.js',
            exposes,
            experiments: {
              externalRuntime: true,
              optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
            },
          },
          optimization: {
            splitChunks: { cacheGroups: cacheGroups(path.join(dir, exposes['./routes'])) },
          },
          plugins: [new NoSecondCopy()],
        }),
  );
}

/** What most pages need comes in one file, with the routes that are asked for before any of them. */
function cacheGroups(routes) {
  const common = { type: /javascript/, name: 'common', chunks: 'async', enforce: true };
  return {
    common: { ...common, minChunks: 4 },
    routes: { ...common, test: neededBy([routes]) },
  };
}

module.exports = { remotes };
