/**
 * Stands in for what the federation runtime has for manifests. Remotes are addressed by their entry: of it the
 * runtime still asks for the parts below, when it registers plugins and when it takes a remote back.
 */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
