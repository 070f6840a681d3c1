/** What the federation plugin writes for each app, under a name that depends on the folder the sources stand in. */
const WRITTEN = /[\\/]\.federation[\\/]entry\./;

/**
 * Gives those modules an id of their own, so that equal sources give equal bytes wherever they are built: webpack makes
 * ids of names, and lets two that would be the same make room for each other.
 */
class SameIds {
  apply(compiler) {
    compiler.hooks.compilation.tap('SameIds', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'SameIds', stage: -100 }, (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (WRITTEN.test(name))
            compilation.chunkGraph.setModuleId(
              module,
              name.startsWith('container') ? 'container' : 'federation',
            );
        }
      });
    });
  }
}

module.exports = { SameIds };
