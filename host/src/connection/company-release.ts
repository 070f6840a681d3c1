import { currentRelease, latestRelease, workIn } from './new-version';

const KEY = 'boekwerk.release-of-company';
/** Who waits longer goes on with the builds the page has. */
const PATIENCE_MS = 5000;

/**
 * Some companies get builds before others do, and only the page knows in which one the user works: it tells the
 * gateway, and is loaded anew when that company gets other builds than it was served with. To be called when nothing
 * of the company is on the screen yet.
 *
 * @returns when the page may go on; not when it is being loaded anew
 */
export async function followRelease(
  company: number,
  reload = () => window.location.reload(),
): Promise<void> {
  workIn(company);
  if (!isByCompany()) return;
  const release = await latestRelease(AbortSignal.timeout(PATIENCE_MS));
  if (release === null) return;
  if (release === currentRelease()) {
    // Another tab, in another company, may get this one the builds of that one yet.
    sessionStorage.removeItem(KEY);
    return;
  }
  // A browser without cookies would get the same builds again, for ever.
  if (sessionStorage.getItem(KEY) === release) return;
  sessionStorage.setItem(KEY, release);
  reload();
  await new Promise(() => {});
}

/** Whether there are such companies at the moment, as the gateway wrote it into the page. */
export const isByCompany = () =>
  document.querySelector<HTMLMetaElement>('meta[name=release-by-company]')?.content === 'yes';
