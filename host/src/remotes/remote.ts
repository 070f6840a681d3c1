/** One remote of this deployment, as `/remotes.json` lists it. */
export type Remote = {
  name: string;
  /** Where its pages live: `/invoicing`. */
  paths: string[];
  /** Address of the current build's entry. */
  entry: string;
};

/** The remote whose path fits best: `/administration/praxis` goes before `/administration`. */
export function remoteFor(remotes: Remote[], pathname: string): Remote | null {
  let best: Remote | null = null;
  let length = 0;
  for (const remote of remotes) {
    for (const path of remote.paths) {
      if (path.length <= length || !isWithin(pathname, path)) continue;
      best = remote;
      length = path.length;
    }
  }
  return best;
}

/** As the router sees it, which looks past case. */
const isWithin = (pathname: string, path: string) =>
  `${pathname}/`.toLowerCase().startsWith(`${path}/`);
