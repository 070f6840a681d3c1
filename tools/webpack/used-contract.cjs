const path = require('node:path');

const FOLDER = path.join(__dirname, '../../shared/src/contract') + path.sep;

/**
 * What of the contract is in a build, as webpack found it when it left out the rest: by file the exports that are used,
 * or `true` where it cannot tell them apart.
 *
 * @param {import('webpack').Compilation} compilation of a production build
 * @returns {Record<string, string[] | true>} by path within the contract
 */
function usedContract({ modules, moduleGraph }) {
  const all = [...modules].flatMap((module) => [module, ...(module.modules ?? [])]);
  const files = all.filter(({ resource }) => resource?.startsWith(FOLDER));
  return Object.fromEntries(
    files
      .map((module) => [nameOf(module), moduleGraph.getExportsInfo(module).getUsedExports()])
      .filter(([, used]) => used !== false)
      .map(([name, used]) => [name, used === true || used === null ? true : [...used]]),
  );
}

const nameOf = ({ resource }) => resource.slice(FOLDER.length).split(path.sep).join('/');

module.exports = { usedContract };
