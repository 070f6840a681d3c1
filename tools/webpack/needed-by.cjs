/** @returns a `test` of a cache group: whether any of these files, each of which is fetched on demand, needs a module */
const neededBy = (files) => asked(files, 'some');

/** As `neededBy`, and nothing else does. */
const neededOnlyBy = (files) => asked(files, 'every');

/** Asked before anything is split off, when each of the files has a chunk with all that it needs. */
function asked(files, how) {
  const wanted = new Set(files);
  const known = new WeakMap();
  const isFor = (chunk, chunkGraph) => {
    if (!known.has(chunk)) {
      const roots = [...chunkGraph.getChunkRootModules(chunk)];
      known.set(
        chunk,
        roots.some(({ resource }) => wanted.has(resource)),
      );
    }
    return known.get(chunk);
  };
  return (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)][how]((chunk) => isFor(chunk, chunkGraph));
}

module.exports = { neededBy, neededOnlyBy };
