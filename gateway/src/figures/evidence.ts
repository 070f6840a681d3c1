type Sample = { visitors: number; failed: number };

/** What is known of the current build beforehand: that it fails in one of fifty loads, as of so many visitors. */
const BEFORE: Sample = { visitors: 50, failed: 1 };
/** The shares of failures that a worse build is tried with. */
const WORSE = [0.05, 0.1, 0.2, 0.4, 0.8];

/**
 * How many times likelier two samples are when the canary fails more often than the current build, than when both fail
 * equally often. It is looked at after each page load, for as long as a canary runs: a rule that looks at shares alone is
 * met by chance sooner or later. Here a value of `n` comes by chance in about one canary of `n`, in all of its time
 * (`evidence.test.ts`).
 */
export function evidence(canary: Sample, current: Sample): number {
  const others = added(current, BEFORE);
  const all = added(canary, others);
  const alike = all.failed / all.visitors;
  const asOne = likelihood(all, alike);
  const worse = WORSE.filter((share) => share > alike).map((share) =>
    Math.exp(
      likelihood(canary, share) + likelihood(others, others.failed / others.visitors) - asOne,
    ),
  );
  return worse.reduce((sum, one) => sum + one, 0) / WORSE.length;
}

const added = (one: Sample, other: Sample): Sample => ({
  visitors: one.visitors + other.visitors,
  failed: one.failed + other.failed,
});

/** Its logarithm. */
const likelihood = ({ visitors, failed }: Sample, share: number) =>
  failed * Math.log(share) + (visitors - failed) * Math.log(1 - share);
