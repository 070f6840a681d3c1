/** After so many files. */
const EVERY = 25;

/**
 * Asks from time to time whether who fetches many files may go on: a right may be lost while they are on their way.
 *
 * @param index of the file that comes next
 * @throws Error when they may not, which breaks the download off
 */
export async function askAgain(index: number, mayGoOn: () => Promise<boolean>): Promise<void> {
  if (index % EVERY === 0) await askOnceMore(mayGoOn);
}

/**
 * Asks the same before the list at the end, without which no zip can be opened: few files on a slow line are no way around.
 *
 * @throws Error when they may not go on
 */
export async function askOnceMore(mayGoOn: () => Promise<boolean>): Promise<void> {
  if (!(await mayGoOn())) throw new Error('no right to it any more');
}
