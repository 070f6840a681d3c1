/** How often others had their turn while something was done. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const next = () => {
    turns += 1;
    turning = setImmediate(next);
  };
  let turning = setImmediate(next);
  try {
    await work();
    return turns;
  } finally {
    clearImmediate(turning);
  }
}
