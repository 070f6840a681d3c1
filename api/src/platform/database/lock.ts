import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { CannotStart } from './cannot-start';

/** Identifies a process: its pid, and the machine, boot and pid namespace in which that pid means something. */
type Owner = { pid: number; start: string; boot: string; pids: string; host: string };

/** How often the owner of a lock rewrites it, and after how long without that it counts as dead. */
const BEAT_MS = 5000;
const DEAD_MS = 30_000;
/** How long a starting process waits to see whether another one replaced its guard at the same moment. */
const SETTLE_MS = 100;

/** The folder is used by another process, or may be. The message is Dutch and says what to do. */
export class FolderInUse extends CannotStart {}

/**
 * Takes the lock `file` for this process. The lock of a dead process is taken over, by exactly one of several that
 * start. Its pid tells whether it is dead; in another container or on another machine, a lock that is no longer
 * rewritten does.
 *
 * @param onLost is called when another process has taken the lock, because this one was suspended for long
 * @returns gives the lock back
 * @throws FolderInUse
 */
export async function lockFile(file: string, onLost: () => void = () => {}): Promise<() => void> {
  const me = JSON.stringify(thisProcess());
  const mine = `${file}.${process.pid}`;
  fs.writeFileSync(mine, me);
  try {
    if (!link(mine, file)) await takeOver(file, mine, me);
  } finally {
    fs.rmSync(mine);
  }
  const isMine = () => readText(file) === me;
  const beat = setInterval(() => (isMine() ? writeAnew(file, me) : onLost()), BEAT_MS).unref();
  return () => {
    clearInterval(beat);
    if (isMine()) fs.rmSync(file);
  };
}

/** Only one process at a time may look at a lock and replace it. */
async function takeOver(file: string, mine: string, me: string) {
  const guard = `${file}.takeover`;
  const other = create(guard, me) ? null : read(guard);
  if (other !== null || readText(guard) !== me)
    await replaceGuard({ file, guard, me, mine, other });
  try {
    const owner = read(file);
    if (owner && (await isAlive(owner, file, mine))) throw new FolderInUse(inUse(file, owner));
    fs.rmSync(file, { force: true });
    if (!link(mine, file)) throw new FolderInUse(texts.starting(file));
  } finally {
    fs.rmSync(guard, { force: true });
  }
}

type Guard = { file: string; guard: string; me: string; mine: string; other: Owner | null };

/** A process that died while starting leaves its guard behind. */
async function replaceGuard({ file, guard, me, mine, other }: Guard) {
  const isHeld = other ? await isAlive(other, guard, mine) : false;
  if (isHeld) throw new FolderInUse(texts.starting(file));
  fs.rmSync(guard, { force: true });
  create(guard, me);
  await wait(SETTLE_MS);
  if (readText(guard) !== me) throw new FolderInUse(texts.starting(file));
}

/** @param mine a file that was just written in the same folder: its time is now, as that disk has it */
async function isAlive(owner: Owner, file: string, mine: string): Promise<boolean> {
  if (isNeighbour(owner)) return isRunning(owner);
  const before = writtenAt(file);
  const left = DEAD_MS - (writtenAt(mine) - before);
  if (left <= 0) return false;
  for (const until = Date.now() + left; Date.now() < until; await wait(BEAT_MS / 10))
    if (writtenAt(file) !== before) return true;
  return false;
}

/** Whether both run in the same pid namespace, so that a pid means the same to them. */
function isNeighbour({ host, boot, pids }: Owner): boolean {
  const me = thisProcess();
  return host === me.host && boot === me.boot && pids === me.pids;
}

function isRunning({ pid, start }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  return start === '' || startOf(pid) === start;
}

const thisProcess = (): Owner => ({
  pid: process.pid,
  start: startOf(process.pid),
  boot: bootId(),
  pids: pidNamespace(),
  host: os.hostname(),
});

/** The pid namespace of this process; '' without /proc. */
function pidNamespace(): string {
  try {
    return fs.readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Writes the same bytes again, which sets the modification time by the clock of that disk. */
function writeAnew(file: string, text: string) {
  try {
    const descriptor = fs.openSync(file, 'r+');
    fs.writeSync(descriptor, text, 0);
    fs.closeSync(descriptor);
  } catch (error) {
    // On a full disk the next beat tries again.
    if (codeOf(error) !== 'ENOSPC') throw error;
  }
}

/** @returns 0 for a file that is gone */
const writtenAt = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** When a process started, so that a reused pid is not taken for the old one; '' without /proc. */
function startOf(pid: number): string {
  const stat = readText(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[19] ?? '';
}

const bootId = () => readText('/proc/sys/kernel/random/boot_id').trim();

function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The owner of a lock; `null` when it has just gone or holds nothing that can be read. */
function read(file: string): Owner | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

const link = (from: string, to: string) => succeeds(() => fs.linkSync(from, to));
const create = (file: string, text: string) =>
  succeeds(() => fs.writeFileSync(file, text, { flag: 'wx' }));

/** Whether `action` made a file that was not there yet. */
function succeeds(action: () => void): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

const inUse = (file: string, owner: Owner) =>
  isNeighbour(owner) ? texts.here(file, owner) : texts.elsewhere(file, owner);

const texts = {
  here: (file: string, { pid }: Owner) =>
    `De gegevens bij ${file} zijn al in gebruik door proces ${pid}. Stop dat proces, of kies met DATA_DIR een andere map.`,
  elsewhere: (file: string, { host, pid }: Owner) =>
    `De gegevens bij ${file} zijn al in gebruik op de machine of in de container ${host} (proces ${pid}). Stop dat proces, of kies met DATA_DIR een andere map.`,
  starting: (file: string) =>
    `Een ander proces neemt de gegevens bij ${file} net in gebruik. Probeer het zo opnieuw.`,
};
