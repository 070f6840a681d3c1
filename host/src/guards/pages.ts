import { matchesPath } from '@boekwerk/shared/contract/matches-path';
import { type DeployedPage, deployedPages } from '@boekwerk/shared/deployment';

/** The page at a path; null when there is none. */
export function pageAt(pathname: string): DeployedPage | null {
  const routed = asRouted(pathname);
  return deployedPages().find(({ path }) => matchesPath(path, routed)) ?? null;
}

/** The router looks past case, escapes and a slash at the end, so the guards must as well. */
function asRouted(pathname: string): string {
  const plain = decoded(pathname).toLowerCase();
  return plain.length > 1 && plain.endsWith('/') ? plain.slice(0, -1) : plain;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
