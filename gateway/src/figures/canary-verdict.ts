import { evidence } from './evidence';

/** What visitors met of one build while there was a canary. Each counts once, with its own share of failures. */
export type Tally = {
  visitors: number;
  /** Their shares, added up: a visitor for whom one of four loads failed is a quarter. */
  failed: number;
  /** Visitors for whom it failed at all. */
  hit: number;
};

/** A canary ends when all of these are so. */
const RULE = {
  /** Visitors for whom it failed: one alone ends nothing. */
  hit: 3,
  /** Its share of failures, however well the current build does. */
  share: 0.05,
  /** How many times that of the current build. */
  factor: 3,
  /** How many times likelier what was met is when it does worse than when both do alike. */
  evidence: 10_000,
} as const;

/**
 * Whether a canary does clearly worse than the build that the others had at the same time. What fails for everybody, as
 * when the API is down, is no fault of the canary; nor is bad luck, which comes to every canary that is looked at for long
 * enough.
 *
 * @returns why it ends, for the log; null when it goes on
 */
export function canaryVerdict(canary: Tally, current: Tally): string | null {
  const [its, others] = [shareOf(canary), shareOf(current)];
  const isWorse =
    canary.hit >= RULE.hit &&
    its >= RULE.share &&
    // Without dividing, which would round.
    canary.failed * current.visitors >= RULE.factor * current.failed * canary.visitors &&
    evidence(canary, current) >= RULE.evidence;
  if (!isWorse) return null;
  return `${percent(its)} of page loads failed, for ${canary.hit} of ${canary.visitors} visitors; ${percent(others)} of the current build, for ${current.hit} of ${current.visitors}`;
}

const shareOf = ({ visitors, failed }: Tally) => (visitors === 0 ? 0 : failed / visitors);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
