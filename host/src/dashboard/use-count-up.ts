import { useEffect, useState } from 'react';

const DURATION_MS = 1000;

/**
 * Counts up to `value` once, within a second; not for users who prefer reduced motion.
 *
 * @param decimals of what is shown on the way
 */
export function useCountUp(value: number, decimals: number): number {
  const [progress, setProgress] = useState(() => (prefersStillness() ? 1 : 0));
  const isDone = progress === 1;

  useEffect(() => {
    if (isDone) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const fraction = Math.min(1, Math.max(0, now - start) / DURATION_MS);
      setProgress(fraction);
      if (fraction < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDone]);

  if (isDone) return value;
  const scale = 10 ** decimals;
  return Math.round(value * eased(progress) * scale) / scale;
}

/** Fast at first, slower towards the end. */
const eased = (fraction: number) => 1 - (1 - fraction) ** 3;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
