const ShareRuntimeModule = require('webpack/lib/sharing/ShareRuntimeModule');

/**
 * Leaves out webpack's own list of what is shared: the federation runtime has one as well, which is the one that is
 * read, and both are in the first file that a page loads.
 */
class OneShareTable {
  apply(compiler) {
    compiler.hooks.compilation.tap('OneShareTable', ({ hooks }) => {
      hooks.runtimeModule.tap('OneShareTable', (module) => {
        if (module instanceof ShareRuntimeModule) module.generate = () => '';
      });
    });
  }
}

module.exports = { OneShareTable };
