const { RuntimeGlobals, RuntimeModule } = require('webpack');
const { retryChunks } = require('./retry-chunks.cjs');

/** Puts `retryChunks` into a build that imports on demand, after all that it changes. */
class ChunkRetry {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkRetry', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('ChunkRetry', (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkRetryRuntime());
        });
    });
  }
}

class ChunkRetryRuntime extends RuntimeModule {
  constructor() {
    super('retry chunks', RuntimeModule.STAGE_TRIGGER);
  }

  generate() {
    return `(${retryChunks})(${RuntimeGlobals.require});`;
  }
}

module.exports = { ChunkRetry };
