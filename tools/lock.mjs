import fs from 'node:fs';
import path from 'node:path';

const TURN_MS = 100;

/**
 * Takes a lock among processes of this machine, waiting for whoever has it; one that died has it no longer.
 *
 * @param {string} file
 * @param {{ patience: number, onWait?: (pid: number) => void }} options `patience` in milliseconds; `onWait` hears once whom it waits for
 * @returns {() => void} gives it back
 * @throws when the other one does not end in time
 */
export function takeLock(file, { patience, onWait = () => {} }) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const me = `${process.pid} ${startOf(process.pid)}`;
  let told = false;
  for (const until = Date.now() + patience; !create(file, me); sleep(TURN_MS)) {
    const owner = read(file);
    const [pid = 0, start] = (owner ?? '').split(' ').map(Number);
    if (owner !== null && !isRunning(pid, start)) {
      setAside(file, owner);
      continue;
    }
    if (Date.now() > until) throw new Error(`Process ${pid} has ${file} for too long.`);
    if (pid && !told) onWait(pid);
    told ||= pid > 0;
  }
  return () => {
    if (read(file) === me) fs.rmSync(file);
  };
}

/** Removes the lock of one that died; another starter may have put its own there in the meantime, which stays. */
function setAside(file, dead) {
  const aside = `${file}.${process.pid}`;
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (read(aside) !== dead) fs.linkSync(aside, file);
  fs.rmSync(aside);
}

/** With its owner in it from the first moment: an empty one, of who died before writing, would be nobody's for ever. */
function create(file, text) {
  const beside = `${file}.${process.pid}.tmp`;
  try {
    fs.writeFileSync(beside, text);
    fs.linkSync(beside, file);
    return true;
  } catch (error) {
    // Somebody has it, or who has it cleaned up what was beside it.
    if (error.code === 'EEXIST' || error.code === 'ENOENT') return false;
    throw error;
  } finally {
    fs.rmSync(beside, { force: true });
  }
}

function isRunning(pid, start) {
  // Of a file that a power cut left empty.
  if (!pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return start === startOf(pid);
}

/** When a process started, so that a reused pid is not taken for the old one; 0 without /proc. */
function startOf(pid) {
  const stat = read(`/proc/${pid}/stat`) ?? '';
  return Number(stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[19] ?? 0);
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

const sleep = (milliseconds) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
