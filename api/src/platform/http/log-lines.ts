import fs from 'node:fs';

/** Until a reader that is behind is tried again. */
const BEHIND_MS = 20;

/**
 * Lines of the log on their way to the standard output, one after the other. What a full disk has no room for is lost: the
 * library itself would keep it, end the process over it, and never come to an end before there is room.
 */
function linesTo(fd: number): { write: (line: string) => void } {
  let waiting = '';
  let isWriting = false;

  function next(): void {
    const lines = Buffer.from(waiting);
    waiting = '';
    isWriting = lines.length > 0;
    if (isWriting) put(lines);
  }
  function put(lines: Buffer): void {
    fs.write(fd, lines, (error, written) => {
      if (error?.code === 'EAGAIN') setTimeout(put, BEHIND_MS, lines);
      else if (!error && written < lines.length) put(lines.subarray(written));
      else next();
    });
  }
  process.once('exit', () => {
    try {
      fs.writeSync(fd, waiting);
    } catch {
      // Lost, as above.
    }
  });
  return {
    write: (line) => {
      waiting += line;
      if (!isWriting) next();
    },
  };
}

let toStandardOutput: ReturnType<typeof linesTo> | undefined;

/** Where each log of this process goes. */
export const logLines = {
  write: (line: string): void => {
    toStandardOutput ??= linesTo(1);
    toStandardOutput.write(line);
  },
};
