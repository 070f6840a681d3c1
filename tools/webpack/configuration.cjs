const fs = require('node:fs');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { DefinePlugin } = require('webpack');
const { ChunkRetry } = require('./chunk-retry.cjs');
const { OneShareTable } = require('./one-share-table.cjs');
const { numberedErrors } = require('./numbered-errors.cjs');
const { PureValues } = require('./pure-values.cjs');
const { rules } = require('./rules.cjs');
const { SameIds } = require('./same-ids.cjs');
const { shareScope } = require('./share-scope.cjs');
const minimizer = require('./minimizer.cjs');

const root = path.join(__dirname, '../..');

/** Where an app's build lands; releasing copies it from here. */
const buildFolder = (name) => path.join(root, '.build', name);

/** What host and remotes have in common. `name` is the container's name, `dir` the app's folder. */
function configuration({ name, dir, role, production, publicPath, federation, ...own }) {
  const hashed = production ? '[name].[contenthash:8]' : '[name]';
  return {
    name,
    mode: production ? 'production' : 'development',
    context: dir,
    target: ['web', 'es2022'],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: buildFolder(name),
      publicPath,
      uniqueName: `boekwerk-${name}`,
      // The federation plugin asks for a runtime chunk's name before its hash exists; with [contenthash]
      // in that name a warm build would come out with yesterday's runtime.
      filename: ({ chunk }) => (chunk.hasRuntime() ? '[name].js' : `${hashed}.js`),
      chunkFilename: `${hashed}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      chunkLoadTimeout: 120_000,
      clean: true,
    },
    cache: isOnlyBuild(name, production)
      ? false
      : {
          type: 'filesystem',
          name: `${name}-${production ? 'production' : 'development'}`,
          cacheDirectory: path.join(root, '.cache/webpack'),
          // What is remembered names files of packages: other versions lie elsewhere.
          buildDependencies: {
            config: [
              __filename,
              path.join(dir, 'webpack.config.cjs'),
              path.join(root, 'pnpm-lock.yaml'),
            ],
          },
        },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'], ...own.resolve },
    module: { rules: rules(production) },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer,
      ...own.optimization,
    },
    performance: false,
    stats: 'errors-warnings',
    plugins: [
      new DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development'),
        // Where the file stood on the machine that built it: of no use in a browser, and another one in each folder.
        'import.meta.url': JSON.stringify('file:///'),
      }),
      new PureValues(),
      new ChunkRetry(role),
      new SameIds(),
      new OneShareTable(),
      styleSheets(hashed, own.sheets),
      new ModuleFederationPlugin({
        name,
        dts: false,
        manifest: false,
        // The default asks every remote at start: one that is down would blank the whole page.
        shareStrategy: 'loaded-first',
        shared: shareScope(role),
        ...federation,
      }),
      ...(production ? [numberedErrors()] : []),
      ...own.plugins,
    ],
    entry: own.entry ?? {},
  };
}

/**
 * Whether no second build is likely: what it would need to be quick takes a quarter of the time to write. Who uses the
 * product builds it once; who works on it builds it again, and from the second time on that is written.
 */
const isOnlyBuild = (name, production) =>
  production && (Boolean(process.env.CI) || !fs.existsSync(buildFolder(name)));

const styleSheets = (hashed, own) =>
  new MiniCssExtractPlugin({
    filename: `${hashed}.css`,
    chunkFilename: `${hashed}.css`,
    // What is one sheet comes from pages that load its parts in different orders; between packages classes differ
    // (`styles.test.ts`), and within one no rule may depend on the order.
    ignoreOrder: true,
    ...own,
  });

module.exports = { buildFolder, configuration };
