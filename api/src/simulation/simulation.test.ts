import fc from 'fast-check';
import { MISTAKES } from '../invariants/testing/mistakes';
import { type AccountingStandIn, startAccountingStandIn } from '../testing/accounting-stand-in';
import { isWhole } from '../testing/slice';
import { ACTIONS } from './testing/some-actions';
import { stories } from './testing/story';
import { type SimulatedWorld, simulatedWorld } from './testing/world';

const SIMULATIONS = isWhole ? 10_000 : 6;
/** After so many the world is made anew: what they leave takes longer and longer to look through. */
const PER_WORLD = 50;
/** A mistake is found in one of the first. */
const FOUND_WITHIN = 5;
const SEED = Number(process.env.TEST_SEED ?? 20_261_124);

let standIn: AccountingStandIn;
let world: SimulatedWorld | undefined;
let played = 0;
beforeAll(async () => {
  standIn = await startAccountingStandIn();
}, 60_000);
afterAll(async () => {
  await world?.stop();
  await standIn.stop();
});

/** The world of the next simulation. */
async function nextWorld(): Promise<SimulatedWorld> {
  if (world && ++played % PER_WORLD > 0) return world;
  if (isWhole) process.stderr.write(`${played} simulations played\n`);
  await world?.stop();
  await standIn.reset();
  world = await simulatedWorld(standIn);
  return world;
}

/** Plays stories until one ends otherwise than it must. @throws then, with its seed */
const play = (actions: readonly string[], numRuns: number) =>
  fc.assert(
    fc.asyncProperty(stories(actions), fc.infiniteStream(fc.nat(9_999)), async (story, choices) => {
      const { play } = await nextWorld();
      const wrong = await play(story, (of) => choices.next().value % of);
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    }),
    { seed: SEED, path: process.env.TEST_PATH, numRuns, endOnFailure: true },
  );

it(`${SIMULATIONS} times, whatever is lost, comes twice or ends: what is done is done once, and all is as it must be`, async () => {
  await play(ACTIONS, SIMULATIONS);
}, 14_400_000);

it.each(Object.keys(MISTAKES))(
  'finds %s',
  async (mistake) => {
    await expect(play([mistake], FOUND_WITHIN)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/ of (?:payment|e-mails), not /) },
    });
    // What it left wrong is of this test alone.
    await world?.stop();
    world = undefined;
  },
  600_000,
);
