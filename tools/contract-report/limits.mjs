// @ts-check

/**
 * The ends of `1..200`, both inclusive; `null` when a limit is no range.
 *
 * @param {string} limit
 * @returns {[low: number, high: number] | null}
 */
export function rangeOf(limit) {
  const match = /^(-?[\d.]*?)\.\.(-?[\d.]*)$/.exec(limit);
  if (!match) return null;
  const [, low, high] = match;
  return [low ? Number(low) : -Infinity, high ? Number(high) : Infinity];
}

/**
 * How many checks `3 checks` stands for.
 *
 * @param {string} limit
 */
export function checksIn(limit) {
  const match = /^(?:(\d+) )?checks?$/.exec(limit);
  return match ? Number(match[1] ?? 1) : 0;
}
