const path = require('node:path');

const shared = path.join(__dirname, '../../shared');

/**
 * The router names its build for development to every bundler, with all its warnings; the other one lies beside it.
 *
 * @returns aliases for `resolve`
 */
function productionRouter() {
  const dom = require.resolve('react-router-dom', { paths: [shared] });
  const router = path.dirname(require.resolve('react-router/package.json', { paths: [dom] }));
  const built = (name) => path.join(router, 'dist/production', name);
  return { 'react-router$': built('index.mjs'), 'react-router/dom$': built('dom-export.mjs') };
}

module.exports = { productionRouter };
