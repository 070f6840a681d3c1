const { BannerPlugin, Compilation } = require('webpack');

/**
 * Has the browser compile all functions of some files while they arrive, beside the page's own thread. By itself it parses
 * a function once to find its end and once more to run it, on that thread: of files whose functions nearly all run, twice
 * for nothing. Other browsers than Chromium (from 136 on) read a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compiledAtOnce = (...names) =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: new RegExp(`^(?:${names.join('|')})\\b[^/]*\\.js$`),
    // Once comments have been taken out, and before there are source maps and hashes.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

module.exports = { compiledAtOnce };
