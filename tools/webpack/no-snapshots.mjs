/**
 * Stands in for what the federation runtime has for manifests. Remotes are addressed by their entry: of this only a remote
 * that is taken back, and its plugins, still ask for the parts below.
 */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
