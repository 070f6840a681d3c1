const KEY = 'boekwerk.reloaded-for';

/** Whether an error means that a script or style sheet of this release could not be loaded. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));

/**
 * Reloads the page for a lost chunk, once per release: a second loss under the same release is not cured
 * by another reload.
 *
 * @returns whether the page is being reloaded
 */
export function reloadOnce(release: string, reload = () => window.location.reload()): boolean {
  if (sessionStorage.getItem(KEY) === release) return false;
  sessionStorage.setItem(KEY, release);
  reload();
  return true;
}
