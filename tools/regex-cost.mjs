import { checkSync } from 'recheck';
import { analyse } from 'scslre';

// In this process, without another program.
process.env.RECHECK_SYNC_BACKEND = 'pure';

/**
 * Proof by automaton, which measures nothing, so that a slow machine says the same.
 *
 * @param {string} pattern
 * @param {string} flags
 * @returns {string | null} why a regular expression may take more than time in proportion to the text; null when it does not
 */
export function doubtAbout(pattern, flags) {
  const limits = { checker: 'automaton', skipRecall: true, timeout: null };
  const verdict = checkSync(pattern, flags, limits);
  if (verdict.status === 'safe') return null;
  if (verdict.status === 'vulnerable') return `takes too long on ${verdict.attack.pattern}`;
  if (verdict.error.kind !== 'unsupported') return `cannot be judged: ${verdict.error.kind}`;
  // What looks ahead, behind or back is no automaton; this one knows the usual shapes of trouble in them.
  const [report] = analyse({ source: pattern, flags }).reports;
  return report ? `takes too long: ${report.type}` : null;
}
