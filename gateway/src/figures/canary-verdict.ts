/** What visitors met of one build while there was a canary; each of them counts as a few page loads at most. */
export type Tally = {
  loads: number;
  failed: number;
  /** Visitors for whom it failed. */
  hit: number;
};

/** A canary ends when all of these are so. */
export const RULE = {
  /** Page loads from which its share of failures says something. */
  loads: 20,
  /** Visitors for whom it failed: one alone ends nothing. */
  hit: 3,
  /** Its share of failures, however well the current build does. */
  share: 0.05,
  /** How many times that of the current build. */
  factor: 3,
} as const;

/**
 * Whether a canary does clearly worse than the build that the others had at the same time. What fails for everybody, as
 * when the API is down, is no fault of the canary.
 *
 * @returns why it ends, for the log; null when it goes on
 */
export function canaryVerdict(canary: Tally, current: Tally): string | null {
  const [its, others] = [shareOf(canary), shareOf(current)];
  const isWorse =
    canary.loads >= RULE.loads &&
    canary.hit >= RULE.hit &&
    its >= RULE.share &&
    // Without dividing, which would round.
    canary.failed * current.loads >= RULE.factor * current.failed * canary.loads;
  if (!isWorse) return null;
  return `${percent(its)} of ${Math.round(canary.loads)} page loads failed, for ${canary.hit} visitors; ${percent(others)} of ${Math.round(current.loads)} of the current build`;
}

const shareOf = ({ loads, failed }: Tally) => (loads === 0 ? 0 : failed / loads);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
