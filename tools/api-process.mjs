import path from 'node:path';
import { root } from './run.mjs';

/**
 * How the API is started, so that it stays small beside the database that is in the same process: JavaScript tidies up
 * sooner than it would on a machine with much memory, and what large buffers took goes back at once (glibc keeps it).
 * With a database of its own server it has all the room that Node gives it.
 *
 * @param {Record<string, string | undefined>} env of the API
 * @returns {{ args: string[], env: Record<string, string> }} what node runs, and what is set for it
 */
export function apiProcess(env) {
  const script = path.join(root, '.build/api/main.js');
  if (env.DATABASE_URL) return { args: [script], env: {} };
  return {
    args: ['--max-semi-space-size=4', '--max-old-space-size=512', script],
    env: { MALLOC_TRIM_THRESHOLD_: '131072' },
  };
}
