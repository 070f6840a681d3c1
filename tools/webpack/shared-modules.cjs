/** What is shared under these names is ours; the versions of libraries the federation runtime compares by itself. */
const OURS = '@boekwerk/shared/';

/**
 * What a build gives to others in the page, or gets there from the host: by module of `@boekwerk/shared` the names that it
 * exports, or that are imported of it.
 *
 * @param {import('webpack').Compilation} compilation of a production build
 * @returns {Record<string, string[]>} of the host what it gives, of a remote what it gets
 */
function sharedModules({ name, modules, moduleGraph }) {
  const all = [...modules].flatMap((module) => [module, ...(module.modules ?? [])]);
  const named = name === 'host' ? provided(all, moduleGraph) : consumed(all, moduleGraph);
  return Object.fromEntries(
    named
      .map(([module, names]) => [module, [...new Set(names)].sort()])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

const provided = (modules, moduleGraph) =>
  modules
    .filter(({ type, _name }) => type === 'provide-module' && _name.startsWith(OURS))
    .map((module) => {
      const [dependency] = module.blocks.flatMap((block) => block.dependencies);
      const given = moduleGraph.getModule(dependency ?? module.dependencies[0]);
      return [module._name, moduleGraph.getProvidedExports(given)];
    });

const consumed = (modules, moduleGraph) =>
  modules
    .filter(({ type, options }) => type === 'consume-shared-module' && ours(options))
    .map((module) => [
      module.options.shareKey,
      [...moduleGraph.getIncomingConnections(module)]
        .filter(({ dependency }) => /specifier/.test(dependency?.type))
        .map(({ dependency }) => dependency.getIds(moduleGraph)[0])
        // The module as a whole.
        .filter(Boolean),
    ]);

const ours = ({ shareKey }) => shareKey.startsWith(OURS);

module.exports = { sharedModules };
