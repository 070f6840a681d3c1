const EVERY_MS = 10 * 60_000;

/**
 * Tells which builds a page of this tab would be served with now, every ten minutes and when the user comes back to the
 * tab: a page may be open for days, in which several are released, and taken back.
 *
 * @returns stops looking
 */
export function watchRelease(tell: (latest: string) => void): () => void {
  let isLooking = false;

  async function look() {
    if (isLooking || document.visibilityState === 'hidden') return;
    isLooking = true;
    const latest = await latestRelease();
    isLooking = false;
    if (latest !== null) tell(latest);
  }
  const timer = setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Identifies the builds that the page was served with, as the gateway wrote it into the page. */
export const currentRelease = () =>
  document.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? '';

/** What was heard last. */
let heard: string | null = null;

/** The builds that a page of this tab would be served with, as far as that was heard. */
export const heardRelease = () => heard ?? currentRelease();

/** In which company this tab works: the cookie that the gateway goes by has that of the tab that said so last. */
let company: number | null = null;

export function workIn(id: number): void {
  company = id;
}

/** An address of the gateway whose answer depends on the company, with that of this tab. */
export const inCompany = (address: string) =>
  company === null ? address : `${address}?company=${company}`;

/**
 * The builds that a page of this tab would be served with now.
 *
 * @returns null without an answer: that is no new version
 */
export async function latestRelease(signal?: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(inCompany('/release.json'), {
      cache: 'no-store',
      ...(signal && { signal }),
    });
    const { release } = await response.json();
    if (!response.ok || typeof release !== 'string') return null;
    heard = release;
    return release;
  } catch {
    return null;
  }
}
