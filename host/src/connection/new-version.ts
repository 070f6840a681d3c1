const EVERY_MS = 10 * 60_000;

/**
 * Calls back once when newer builds than this page runs on have been released. It checks every ten minutes and when
 * the user comes back to the tab.
 *
 * @returns stops checking
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

/** Identifies the builds that the page was served with, as the gateway wrote it into the page. */
export const currentRelease = () =>
  document.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? '';

/**
 * The builds that a page would be served with now.
 *
 * @param search tells the gateway in which company the user works, where that matters
 * @returns null without an answer: that is no new version
 */
export async function latestRelease(search = '', signal?: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(`/release.json?${search}`, {
      cache: 'no-store',
      ...(signal && { signal }),
    });
    const { release } = await response.json();
    return response.ok && typeof release === 'string' ? release : null;
  } catch {
    return null;
  }
}
