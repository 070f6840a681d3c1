/**
 * Loads the frame around the pages of a signed-in user, and asks who that is before it is drawn; prefetched while they
 * sign in.
 */
export async function loadShell() {
  const [{ Shell }, { prefetchSession }] = await Promise.all([
    import('../shell/shell'),
    import('../shell/session-query'),
  ]);
  prefetchSession();
  return Shell;
}

export type Shell = Awaited<ReturnType<typeof loadShell>>;
