const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { configuration } = require('./configuration.cjs');
const { plainTables } = require('./plain-tables.cjs');

/** webpack configuration of the host, the one application that has a page. */
const host =
  (dir) =>
  (_env, { mode }) =>
    configuration({
      name: 'host',
      dir,
      role: 'host',
      production: mode === 'production',
      publicPath: '/assets/',
      entry: { main: path.join(dir, 'src/main.tsx') },
      federation: { experiments: { provideExternalRuntime: true, optimization } },
      // The charts' library brings it to export pictures: nothing here does, and it is a tenth of their chunk.
      resolve: { alias: { html2canvas: false } },
      optimization: { runtimeChunk: 'single', splitChunks: { cacheGroups } },
      plugins: [
        plainTables(),
        new HtmlWebpackPlugin({
          template: path.join(dir, 'public/index.html'),
          scriptLoading: 'defer',
        }),
      ],
    });

/** Remotes are addressed by their entry, never by a manifest: the runtime needs no code for those. */
const optimization = { disableSnapshot: true, target: 'web' };

const cacheGroups = {
  react: {
    type: /javascript/,
    test: /node_modules\/(react|react-dom|scheduler)\//,
    name: 'react',
    chunks: 'initial',
    priority: 20,
    enforce: true,
  },
  vendor: {
    type: /javascript/,
    test: /node_modules\/(?!\.federation)/,
    name: 'vendor',
    chunks: 'initial',
    priority: 10,
    enforce: true,
  },
  // What many on-demand groups share, fetched once with the first of them.
  base: {
    test: /node_modules/,
    name: 'base',
    chunks: 'async',
    minChunks: 5,
    priority: 5,
    enforce: true,
  },
};

module.exports = { host };
