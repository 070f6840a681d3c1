const path = require('node:path');

const root = path.join(__dirname, '../..');

/** Libraries whose state or contexts must exist once in the page. */
const onlyInHost = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  'antd',
  'dayjs',
  'ky',
  'zustand',
].map((name) => path.join('node_modules', name) + path.sep);

/** React's JSX runtime holds no state, and is not in the share scope. */
const isHarmless = (file) => /react\/(cjs\/react-)?jsx-(dev-)?runtime/.test(file);

/** Fails the build of a remote that would bring its own copy of what the host shares. */
class NoSecondCopy {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('NoSecondCopy', (compilation) => {
      compilation.hooks.finishModules.tap('NoSecondCopy', (modules) => {
        for (const module of modules) {
          const library = libraryOf(module);
          if (!library) continue;
          const chain = importersOf(module).join(' → ');
          const message = `${compiler.name} would hold its own ${library}; every step must be an import that is shared: ${chain}`;
          compilation.errors.push(new compiler.webpack.WebpackError(message));
          return;
        }

        function importersOf(module) {
          const issuer = compilation.moduleGraph.getIssuer(module);
          if (!issuer?.resource) return [];
          if (issuer.resource.includes('node_modules')) return importersOf(issuer);
          return [...importersOf(issuer), path.relative(root, issuer.resource)];
        }
      });
    });
  }
}

function libraryOf({ resource }) {
  if (!resource || isHarmless(resource)) return undefined;
  return onlyInHost.find((part) => resource.includes(part));
}

module.exports = { NoSecondCopy };
