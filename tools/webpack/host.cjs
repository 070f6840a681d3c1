const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { configuration } = require('./configuration.cjs');
const { leftOut } = require('./left-out.cjs');
const { productionRouter } = require('./production-router.cjs');

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
      resolve: {
        alias: { html2canvas: false, ...(mode === 'production' && productionRouter()) },
      },
      optimization: { runtimeChunk: 'single', splitChunks: { cacheGroups } },
      plugins: [
        leftOut(),
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
  // What fields of forms need, and pages without them do not.
  forms: {
    type: /javascript/,
    test: /node_modules\/(@hookform|react-hook-form|ibantools)\//,
    name: 'forms',
    chunks: 'async',
    priority: 6,
    enforce: true,
  },
  // Small parts of ours that many on-demand groups use: else each group would hold them once more.
  parts: {
    type: /javascript/,
    test: /[\\/]shared[\\/]src[\\/]/,
    name: 'parts',
    chunks: 'async',
    minChunks: 4,
    priority: 4,
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
