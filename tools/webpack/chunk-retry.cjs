const { RuntimeGlobals, RuntimeModule } = require('webpack');
const { retryChunks } = require('./retry-chunks.cjs');

/**
 * Milliseconds before each further attempt. Without a file of its own the host can only load the page anew, so it waits
 * for longer; a remote has a card that says so early, and that tries once more by itself.
 */
const PAUSES = { host: [500, 1500, 4000], remote: [500, 1500] };

/** Puts `retryChunks` into a build that imports on demand, after all that it changes. */
class ChunkRetry {
  constructor(role) {
    this.pauses = PAUSES[role];
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkRetry', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('ChunkRetry', (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkRetryRuntime(this.pauses));
        });
    });
  }
}

class ChunkRetryRuntime extends RuntimeModule {
  constructor(pauses) {
    super('retry chunks', RuntimeModule.STAGE_TRIGGER);
    this.pauses = pauses;
  }

  generate() {
    return `(${retryChunks})(${RuntimeGlobals.require}, ${JSON.stringify(this.pauses)});`;
  }
}

module.exports = { ChunkRetry };
