const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { compiledAtOnce } = require('./compiled-at-once.cjs');
const { configuration } = require('./configuration.cjs');
const { cacheGroups } = require('./host-chunks.cjs');
const { leftOut } = require('./left-out.cjs');
const { noSnapshots } = require('./no-snapshots.cjs');
const { oneRuntime } = require('./one-runtime.cjs');
const { OutlineFirst } = require('./outline-first.cjs');
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
        alias: {
          html2canvas: false,
          'antd/locale/nl_NL$': 'antd/es/locale/nl_NL',
          ...oneRuntime(),
          ...(mode === 'production' && productionRouter()),
        },
      },
      optimization: { splitChunks: { cacheGroups } },
      sheets: { insert: antdFirst },
      plugins: [
        leftOut(),
        noSnapshots(),
        new HtmlWebpackPlugin({
          template: path.join(dir, 'public/index.html'),
          scriptLoading: 'defer',
        }),
        new OutlineFirst(),
        // What every page begins with; of the others' files a page runs a part.
        ...(mode === 'production' ? [compiledAtOnce('vendor', 'main', 'base')] : []),
      ],
    });

/** Remotes are addressed by their entry, never by a manifest: the runtime needs no code for those. */
const optimization = { disableSnapshot: true, target: 'web' };

/** Runs in the page: our rules change those of antd, whichever of them are needed first. */
const antdFirst = (sheet) =>
  sheet.href.includes('/antd.') ? document.head.prepend(sheet) : document.head.append(sheet);

module.exports = { host };
