import { withRetry } from '../remotes/with-retry';

/** The frame around the pages of who is signed in; whoever signs in does not wait for it. */
export const loadShell = () => withRetry(async () => (await import('../shell/shell')).Shell);

export type Shell = Awaited<ReturnType<typeof loadShell>>;
