import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { takeTurns } from '../take-turns';

const READER = fileURLToPath(new URL('./pdf-text-child.mjs', import.meta.url));

/** Five hundred lines as long as they may be take ten on a machine with other work. */
const MOST_SECONDS = 60;

type Answer = { pages: string[] } | { error: string };

let reader: ChildProcess | undefined;
const inTurn = takeTurns(1);

/**
 * The text of a PDF, page by page, as a program that knows nothing of how it was made reads it from its bytes.
 * It reads in a process of its own, one PDF after the other, so that nobody waits for it meanwhile.
 *
 * @throws Error when it cannot be read
 */
export const readPdf = (pdf: Uint8Array): Promise<string[]> =>
  inTurn(() => readWith(theReader(), pdf));

/** Ends the process that reads; the next PDF starts another. */
export function stopReading() {
  reader?.kill();
  reader = undefined;
}

function theReader(): ChildProcess {
  if (reader) return reader;
  const started = fork(READER, {
    // Nothing of ours to read: no settings, no secrets.
    env: {},
    execArgv: ['--max-old-space-size=400'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  started.once('exit', () => {
    if (reader === started) reader = undefined;
  });
  reader = started;
  return started;
}

async function readWith(child: ChildProcess, pdf: Uint8Array): Promise<string[]> {
  keepWaitingFor(child, true);
  const clock = setTimeout(() => child.kill('SIGKILL'), MOST_SECONDS * 1000);
  try {
    const answer = await answerOf(child, pdf);
    if ('error' in answer) throw new Error(answer.error);
    return answer.pages;
  } finally {
    clearTimeout(clock);
    keepWaitingFor(child, false);
  }
}

function answerOf(child: ChildProcess, pdf: Uint8Array): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('the process that reads PDFs has ended'));
    child.once('exit', ended).once('error', reject);
    child.once('message', (answer: Answer) => {
      child.off('exit', ended).off('error', reject);
      resolve(answer);
    });
    child.send(pdf);
  });
}

/** Our process may end while the reader only waits for work. */
function keepWaitingFor(child: ChildProcess, isAwaited: boolean) {
  const change = isAwaited ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
}
