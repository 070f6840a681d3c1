import { isMissingChunk } from '../remotes/missing-chunk';
import { Unreachable } from '../remotes/unreachable';
import { type Build, buildAt, buildOfError } from './builds';
import { type Cause, queueFigure } from './send-figures';

/** What is counted already: each build counts once per page, however often it is asked for or fails. */
const loaded = new Set<string>();
const failed = new Set<string>();

/** An address of a build says whose it is; `ms` is how long loading it took. */
export function countLoad(build: Build | null, ms: number): void {
  if (!build || !isFirst(loaded, build)) return;
  queueFigure({ ...build, event: 'loaded', ms: Math.round(ms) });
}

/** A remote could not be loaded. */
export function countFailedLoad(entry: string, error: unknown): void {
  fail(buildAt(entry), causeOf(error));
}

/** A remote whose manifest is not good. */
export function countRefused(entry: string): void {
  fail(buildAt(entry), 'refused');
}

/**
 * Something failed in a page that was loaded. What is no fault of a build is passed over: a refusal of the API, what
 * could not be loaded (counted where that happened), and what extensions of the browser do.
 */
export function countError(error: unknown, cause: 'uncaught' | 'boundary'): void {
  if (!(error instanceof Error) || error instanceof Unreachable || error.name === 'ApiError')
    return;
  fail(buildOfError(error), isMissingChunk(error) ? 'missing' : cause);
}

/** Counts what nobody catches, from now on. */
export function countUncaught(): void {
  window.addEventListener('error', ({ error }) => countError(error, 'uncaught'));
  window.addEventListener('unhandledrejection', ({ reason }) => countError(reason, 'uncaught'));
}

/** Who is offline has no figures: that is nobody's fault. */
function fail(build: Build | null, cause: Cause): void {
  if (!build || !navigator.onLine || !isFirst(failed, build)) return;
  const event = isFirst(loaded, build) ? 'not-loaded' : 'failed';
  queueFigure({ ...build, event, cause });
}

function isFirst(counted: Set<string>, { name, build }: Build): boolean {
  const key = `${name}/${build}`;
  if (counted.has(key)) return false;
  counted.add(key);
  return true;
}

/** How the federation runtime says that the entry of a remote did not come. */
const NO_ENTRY = /RUNTIME-008/;

function causeOf(error: unknown): Cause {
  if (error instanceof Unreachable) return 'timeout';
  const isMissing =
    isMissingChunk(error) || (error instanceof Error && NO_ENTRY.test(error.message));
  return isMissing ? 'missing' : 'broken';
}
