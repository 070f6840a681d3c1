import fc from 'fast-check';

/** What happens in one simulation. */
export type Story = {
  /** What is done at the same time, each by a user who repeats it until an answer came. */
  actions: string[];
  /** Which of them is clicked twice. */
  twice: number;
  /** How often in a hundred an answer is lost: of the database, or of the API. */
  lost: number;
  /** What becomes of the first transaction that is sent to the accounting package. */
  package: 'fine' | 'lost' | 'twice' | 'error';
  /** Whether a process ends on the way. */
  dies: boolean;
  /** By how many minutes the clock of the processes jumps, one jump after the other. */
  jumps: number[];
};

export const stories = (actions: readonly string[]): fc.Arbitrary<Story> =>
  fc.record({
    actions: fc.array(fc.constantFrom(...actions), { minLength: 2, maxLength: 4 }),
    twice: fc.nat(3),
    lost: fc.constantFrom(0, 2, 10),
    package: fc.constantFrom('fine', 'lost', 'twice', 'error'),
    dies: fc.boolean(),
    jumps: fc.array(fc.integer({ min: -60, max: 60 }), { maxLength: 3 }),
  });
