import fs from 'node:fs';

const MAX_BYTES = 10 * 1024 * 1024;
const KEPT = 3;

/**
 * Puts what a log holds aside when it has grown too large: `api.log.1` is the newest of three. The program that writes
 * it keeps the same file open, so what it holds is copied and the file emptied; a line written in between is lost,
 * which a pipe through this process would avoid, and end the program whenever this process is killed. On a full disk it
 * waits for room.
 */
export function rotateLog(log, maxBytes = MAX_BYTES) {
  const { size = 0 } = fs.statSync(log, { throwIfNoEntry: false }) ?? {};
  if (size <= maxBytes) return;
  // It goes in any case, and leaves its room.
  fs.rmSync(`${log}.${KEPT}`, { force: true });
  const next = `${log}.new`;
  if (!isCopied(log, next)) return;
  for (let age = KEPT - 1; age >= 1; age--)
    if (fs.existsSync(`${log}.${age}`)) fs.renameSync(`${log}.${age}`, `${log}.${age + 1}`);
  fs.renameSync(next, `${log}.1`);
  fs.truncateSync(log);
}

/** Not where a disk is full, of which nothing is left then. */
function isCopied(from, to) {
  try {
    fs.copyFileSync(from, to);
    return true;
  } catch (error) {
    fs.rmSync(to, { force: true });
    if (error.code === 'ENOSPC') return false;
    throw error;
  }
}
