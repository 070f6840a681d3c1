/** PostgreSQL's five-character code of a failed query, or node's code of a failed connection. */
export function sqlState(error: unknown): string | undefined {
  const code = chainOf(error).find((each) => typeof each.code === 'string')?.code;
  return code as string | undefined; // as `find` has looked
}

/** Whether a write failed on a unique constraint. */
export const isTaken = (error: unknown): boolean => sqlState(error) === '23505';

const FULL_CODES = ['ENOSPC', 'EDQUOT', '53100'];
/** ENOSPC as the embedded database reports it while it starts: an errno of WASI. */
const FULL_IN_WASM = 51;
const FULL_TEXT = /ENOSPC|No space left on device/;

/** Whether something failed because a disk is full, the database's or the one of the files. */
export const isDiskFull = (error: unknown): boolean =>
  chainOf(error).some(
    ({ code, message, errno }) =>
      errno === FULL_IN_WASM ||
      FULL_CODES.includes(String(code)) ||
      FULL_TEXT.test(String(message)),
  );

/** An error and what caused it. */
function chainOf(error: unknown): { code?: unknown; message?: unknown; errno?: unknown }[] {
  if (typeof error !== 'object' || error === null) return [];
  return [error, ...chainOf((error as { cause?: unknown }).cause)];
}

/** Node's codes for a server that is not there; pg and its pool give a text only. */
const UNREACHABLE = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/;
const UNREACHABLE_TEXT = /Connection terminated|and is not queryable/;
/** Of the pool, when nobody gave one back in time. */
const NO_CONNECTION = /timeout exceeded when trying to connect/;

/** A statement took longer than it may: the server stands still, or has far too much to do. */
const TIMED_OUT = '57014';

/** A process that stood still in a transaction was let go, and hears it of what it asks next. */
const IDLE_TOO_LONG = '25P03';

/** Two that wait for each other, and what a third has changed meanwhile: the database has undone it, and asks to try again. */
const TRY_AGAIN = ['40001', '40P01'] as const;

/** Has a transaction done again that went by what another one has changed since. */
export const changedSince = (what: string) =>
  Object.assign(new Error(what), { code: TRY_AGAIN[0] });

/** Whether a transaction is worth doing again. */
export const asksToTryAgain = (error: unknown): boolean =>
  TRY_AGAIN.some((code) => code === sqlState(error));

/** Whether a query failed because the database is away, starting or stopping, or does not get to it. */
export const isUnavailable = (error: unknown): boolean => hindranceIn(error) !== null;

/**
 * Why it did: `connection` when all of ours were in use for too long, or none could be made, `statement` when it did not
 * get to it in time, `deadlock` when others were in its way each time that it was tried, and `database` when it, or where
 * files are, is away; `null` of any other failure.
 */
export function hindranceIn(
  error: unknown,
): 'connection' | 'statement' | 'deadlock' | 'database' | null {
  const code = sqlState(error) ?? '';
  if (asksToTryAgain(error)) return 'deadlock';
  if (code === TIMED_OUT) return 'statement';
  if (code === IDLE_TOO_LONG || /^(08|53|57P0)/.test(code) || UNREACHABLE.test(code))
    return 'database';
  const said = chainOf(error).map(({ message }) => String(message));
  if (said.some((message) => NO_CONNECTION.test(message))) return 'connection';
  return said.some((message) => UNREACHABLE_TEXT.test(message)) ? 'database' : null;
}
