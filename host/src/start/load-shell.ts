/** Loads the frame around the pages of a signed-in user; prefetched while they sign in. */
export const loadShell = async () => (await import('../shell/shell')).Shell;

export type Shell = Awaited<ReturnType<typeof loadShell>>;
