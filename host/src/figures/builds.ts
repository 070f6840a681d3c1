import { currentRelease } from '../connection/new-version';

/** One that a page runs on: of a remote, or of the host. */
export type Build = { name: string; build: string };

/** Releases live at `/remotes/<name>/<build>/`, so an address says whose code it is. */
const OF_REMOTE = /\/remotes\/([\w-]+)\/([\w-]+)\//;
const OF_HOST = /\/assets\/[\w.-]+\.js/;

/** The build that an address, or a text with addresses in it, belongs to. */
export function buildAt(address: string): Build | null {
  const [, name, build] = OF_REMOTE.exec(address) ?? [];
  return name && build ? { name, build } : null;
}

/** The host's own, as the gateway wrote it into the page. */
export function hostBuild(): Build | null {
  const [build] = currentRelease().split('+', 1);
  return build ? { name: 'host', build } : null;
}

/** Whose code failed: the innermost of a remote, else the host's; null for code that is not ours. */
export function buildOfError({ stack = '' }: Error): Build | null {
  return buildAt(stack) ?? (OF_HOST.test(stack) ? hostBuild() : null);
}
