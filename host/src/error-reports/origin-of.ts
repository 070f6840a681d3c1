type Frame = { filename?: string | undefined };
type Report = { exception?: { values?: { stacktrace?: { frames?: Frame[] } }[] } };

/** Releases live at `/remotes/<name>/<build>/`, so an address says whose code it is. */
const OF_REMOTE = /\/remotes\/([\w-]+)\/([\w-]+)\//;

/** Whose code an error comes from, and of which release: that of the innermost frame in a remote, else the host's. */
export function originOf(
  { exception }: Report,
  hostBuild: string,
): { remote: string; release: string } {
  const frames = (exception?.values ?? []).flatMap(({ stacktrace }) => stacktrace?.frames ?? []);
  for (const { filename = '' } of frames.reverse()) {
    const [, remote, release] = OF_REMOTE.exec(filename) ?? [];
    if (remote && release) return { remote, release };
  }
  return { remote: 'host', release: hostBuild };
}
