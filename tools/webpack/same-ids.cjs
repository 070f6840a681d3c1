const { createHash } = require('node:crypto');
const path = require('node:path');

const root = path.join(__dirname, '../..');

/** What the federation plugin writes for each app, under a name that depends on the folder the sources stand in. */
const WRITTEN = /[\\/]\.federation[\\/]entry\./;
/** What the host provides to remotes: its name ends in the whole path of a file, which webpack makes an id of. */
const PROVIDED = /^provide module /;
/** What asks for it: the whole path is in its hash. */
const CONSUMED = /^consume-shared-module/;

/**
 * Gives those modules an id, a name and a hash of their own, so that equal sources give equal bytes wherever they are
 * built: webpack makes ids of names, and lets two that would be the same make room for each other; it also puts names in
 * comments, and hashes in what loads a chunk, whose letters decide what the minimizer calls variables.
 */
class SameIds {
  apply(compiler) {
    compiler.hooks.compilation.tap('SameIds', (compilation) => {
      compilation.hooks.finishModules.tap('SameIds', (modules) => {
        for (const module of modules) hidePlace(module);
      });
      compilation.hooks.moduleIds.tap({ name: 'SameIds', stage: -100 }, (modules) => {
        for (const [id, module] of idsOf([...modules], compilation.requestShortener))
          compilation.chunkGraph.setModuleId(module, id);
      });
    });
  }
}

function hidePlace(module) {
  if (WRITTEN.test(module.identifier())) module.readableIdentifier = () => 'federation';
  if (!CONSUMED.test(module.identifier())) return;
  const { updateHash } = module;
  module.updateHash = (hash, context) =>
    updateHash.call(
      module,
      { update: (value) => hash.update(String(value).replaceAll(root, '')) },
      context,
    );
}

function idsOf(modules, shortener) {
  const written = modules
    .filter((module) => WRITTEN.test(module.identifier()))
    .map((module) => [
      module.identifier().startsWith('container') ? 'container' : 'federation',
      module,
    ]);
  const provided = modules
    .filter((module) => PROVIDED.test(module.identifier()))
    .map((module) => ({ module, name: module.readableIdentifier(shortener) }));
  return [...written, ...numbered(provided)];
}

/** As webpack does for all others: a number made of the name, or the next one that is free. */
function numbered(named) {
  const byId = new Map();
  for (const { module, name } of named.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    let id = createHash('sha256').update(name).digest().readUInt32BE() % 90_000;
    while (byId.has(id)) id += 1;
    byId.set(id, module);
  }
  return byId;
}

module.exports = { SameIds };
