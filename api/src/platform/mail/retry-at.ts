const HOUR = 60;

/** Minutes until the next attempt after the first, second … failure; then the mail is given up. */
const RETRY_MINUTES = [1, 5, 30, 2 * HOUR, 6 * HOUR, 24 * HOUR];

/** When a mail is tried again after one more failure than `earlierFailures`; null when it is given up. */
export function retryAt(earlierFailures: number): Date | null {
  const minutes = RETRY_MINUTES[earlierFailures];
  return minutes === undefined ? null : new Date(Date.now() + minutes * 60_000);
}
