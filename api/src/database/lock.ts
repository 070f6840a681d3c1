import fs from 'node:fs';
import os from 'node:os';
import { CannotStart } from './cannot-start';

type Owner = { pid: number; start: string; boot: string; host: string };

/** The folder is used by another process, or may be. The message is Dutch and says what to do. */
export class FolderInUse extends CannotStart {}

/**
 * Takes the lock `file` for this process. The lock of a process that is dead is taken over, by exactly one
 * of several starters; the lock of another machine never is, since nobody can see whether it lives.
 *
 * @returns gives the lock back
 * @throws FolderInUse
 */
export function lockFile(file: string): () => void {
  const me = JSON.stringify(thisProcess());
  const mine = `${file}.${process.pid}`;
  fs.writeFileSync(mine, me);
  try {
    if (!link(mine, file)) takeOver(file, mine, me);
  } finally {
    fs.rmSync(mine);
  }
  return () => {
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === me) fs.rmSync(file);
  };
}

/** Only one process at a time may look at a lock and replace it. */
function takeOver(file: string, mine: string, me: string) {
  const guard = `${file}.takeover`;
  if (!create(guard, me)) throw new FolderInUse(texts.starting(file, guard));
  try {
    const owner = read(file);
    if (owner && owner.host !== os.hostname()) throw new FolderInUse(texts.elsewhere(file, owner));
    if (owner && isAlive(owner)) throw new FolderInUse(texts.inUse(file, owner));
    fs.rmSync(file, { force: true });
    if (!link(mine, file)) throw new FolderInUse(texts.starting(file, guard));
  } finally {
    fs.rmSync(guard);
  }
}

function isAlive({ pid, start, boot }: Owner): boolean {
  if (boot !== bootId()) return false;
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
  host: os.hostname(),
});

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

const texts = {
  inUse: (file: string, { pid }: Owner) =>
    `De gegevens bij ${file} zijn al in gebruik door proces ${pid}. Stop dat proces, of kies met DATA_DIR een andere map.`,
  elsewhere: (file: string, { host, pid }: Owner) =>
    `De gegevens bij ${file} zijn in gebruik genomen op de machine ${host} (proces ${pid}). Loopt daar niets meer? Verwijder dan ${file}.`,
  starting: (file: string, guard: string) =>
    `Een ander proces neemt de gegevens bij ${file} net in gebruik. Blijft dit zo? Verwijder dan ${guard}.`,
};
