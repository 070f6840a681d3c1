/** About so many pages of each minute tell how they fared. */
const WANTED = 300;

/**
 * Which share of the pages tells how it fared, by how many were asked for in the minute before.
 *
 * @returns counts a page, and gives the share
 */
export function sampling(now = Date.now): () => number {
  let minute = 0;
  let pages = 0;
  let before = 0;
  return () => {
    const at = Math.floor(now() / 60_000);
    if (at !== minute) {
      before = at === minute + 1 ? pages : 0;
      pages = 0;
      minute = at;
    }
    pages += 1;
    return Math.min(1, WANTED / Math.max(before, pages));
  };
}
