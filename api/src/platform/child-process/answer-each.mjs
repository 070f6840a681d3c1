// @ts-check
// Plain JavaScript on purpose: what imports it is started as a file.
import fs from 'node:fs';
import { createInterface } from 'node:readline';

/** Beside the outputs of a process, so that what a library prints is never taken for an answer. */
const ANSWERS = 3;

/**
 * Makes this process one that `runLimited` asks: it reads a request as a line of JSON, its number and its
 * arguments, one after the other, and writes a line with that number and the answer, as JSON. What is thrown ends it. It
 * also ends when nobody can ask it any more, so that it does not outlive who started it.
 *
 * @param {(...args: string[]) => unknown} work whose answer can be written as JSON
 */
export function answerEach(work) {
  createInterface({ input: process.stdin })
    .on('line', async (line) => {
      const [number, ...args] = JSON.parse(line);
      const answer = await work(...args);
      fs.writeFileSync(ANSWERS, `${number} ${JSON.stringify(answer)}\n`);
    })
    .on('close', () => process.exit());
}
