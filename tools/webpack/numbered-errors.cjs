const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');

const IN_ERROR_CODES = /[\\/]@module-federation[\\/]error-codes[\\/]dist$/;

/**
 * The federation runtime says each of its errors by a number, an address that explains it, and a sentence. The sentences
 * of all of them would come with every entry, before anything can be drawn; of a build for production the number is left.
 */
const numberedErrors = () =>
  new NormalModuleReplacementPlugin(/^\.\/desc\.mjs$/, (module) => {
    if (IN_ERROR_CODES.test(module.context))
      module.request = path.join(__dirname, 'no-sentences.mjs');
  });

module.exports = { numberedErrors };
