/** What the federation plugin writes for each app, under a name that depends on the folder the sources stand in. */
const WRITTEN = /[\\/]\.federation[\\/]entry\./;

/**
 * Gives those modules an id and a name of their own, so that equal sources give equal bytes wherever they are built:
 * webpack makes ids of names, and lets two that would be the same make room for each other; it also puts names in
 * comments, whose letters decide what the minimizer calls variables.
 */
class SameIds {
  apply(compiler) {
    compiler.hooks.compilation.tap('SameIds', (compilation) => {
      compilation.hooks.finishModules.tap('SameIds', (modules) => {
        for (const module of modules)
          if (WRITTEN.test(module.identifier())) module.readableIdentifier = () => 'federation';
      });
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
