/** Tells whoever waits what is being done: one line per step. */
export const say = (text) => console.log(`\x1b[2m·\x1b[0m ${text}`);

/** Says what is wrong and what to do, and ends. */
export function stop(text) {
  console.error(`\n${text}\n`);
  process.exit(1);
}
