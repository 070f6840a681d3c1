const EVERY_MS = 10 * 60_000;

/**
 * Tells once when other builds have been released than this page runs on. It looks every ten minutes and when
 * somebody comes back to the tab.
 *
 * @returns stops looking
 */
export function onNewVersion(tell: () => void): () => void {
  const current = currentRelease();
  let isLooking = false;

  async function look() {
    if (isLooking || document.visibilityState === 'hidden') return;
    isLooking = true;
    const latest = await latestRelease();
    isLooking = false;
    if (latest === null || latest === current) return;
    stop();
    tell();
  }
  const timer = setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
  return stop;
}

/** Names the builds that the page came with, as the gateway wrote it in there. */
const currentRelease = () =>
  document.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? '';

/** Null when nobody answers: that is not a new version. */
async function latestRelease(): Promise<string | null> {
  try {
    const response = await fetch('/release.json', { cache: 'no-store' });
    const { release } = await response.json();
    return response.ok && typeof release === 'string' ? release : null;
  } catch {
    return null;
  }
}
