/** PostgreSQL's five-character code of a failed query, or node's code of a failed connection. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Object; at = (at as { cause?: unknown }).cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return undefined;
}

/** Whether a write failed because somebody has the value that may stand there once. */
export const isTaken = (error: unknown): boolean => sqlState(error) === '23505';

/** Node's codes for a server that is not there; pg and its pool give a text only. */
const UNREACHABLE = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/;
const UNREACHABLE_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|and is not queryable/;

/** Whether a query failed because the database is away, starting, stopping or full. */
export function isUnavailable(error: unknown): boolean {
  const code = sqlState(error) ?? '';
  if (/^(08|53|57P0)/.test(code) || UNREACHABLE.test(code)) return true;
  for (let at = error; at instanceof Object; at = (at as { cause?: unknown }).cause) {
    if (UNREACHABLE_TEXT.test((at as Error).message ?? '')) return true;
  }
  return false;
}
