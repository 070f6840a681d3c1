/**
 * The plugin that offers the federation runtime to remotes comes as CommonJS, and would bring the runtime a second time
 * in that form: a tenth of the sign-in page.
 *
 * @returns aliases for `resolve`
 */
function oneRuntime() {
  const request = '@module-federation/runtime-tools/runtime-core';
  const enhanced = require.resolve('@module-federation/enhanced/webpack');
  return { [`${request}$`]: require.resolve(request, { paths: [enhanced] }).replace(/cjs$/, 'js') };
}

module.exports = { oneRuntime };
