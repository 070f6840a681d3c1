/** A part of the product that could not be loaded; it may be there again in a moment. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

const LIMIT_MS = 8000;

/** Gives up waiting after eight seconds, and says so: what is on its way then is asked for afresh by the next attempt. */
export async function withinLimit<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // Heard by what tools/webpack puts into each build.
      window.dispatchEvent(new Event('boekwerk:give-up'));
      reject(new Unreachable('No answer within the limit'));
    }, LIMIT_MS);
  });
  try {
    return await Promise.race([loading, limit]);
  } finally {
    clearTimeout(timer);
  }
}
