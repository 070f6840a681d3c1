/**
 * Tells how much is done before others get their turn.
 *
 * @returns `count` is called for each thing that is done; `most` says how many of them the busiest turn of the event loop had
 */
export function countPerTurn() {
  const perTurn = new Map<number, number>();
  let turn = 0;
  const next = () => {
    turn += 1;
    turning = setImmediate(next).unref();
  };
  let turning = setImmediate(next).unref();
  return {
    count: () => void perTurn.set(turn, (perTurn.get(turn) ?? 0) + 1),
    most: () => {
      clearImmediate(turning);
      return Math.max(0, ...perTurn.values());
    },
  };
}
