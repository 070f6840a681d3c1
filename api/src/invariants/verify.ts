import { sweepFiles } from '../housekeeping/sweep-files-job';
import type { App } from '../platform/app';
import { change } from '../platform/change';
import type { Invariant, Violation } from '../platform/invariants/invariant';
import { checkInvariants, PATIENCE_SECONDS } from './check-invariants';
import { keepChecked } from './checks-store';

/** Of each invariant so many ids are told. */
const TOLD = 20;

type Wrong = { invariant: Invariant; violations: Violation[]; count: number };

/**
 * Holds all invariants against the data of an installation, and says of each what was found.
 *
 * @param mends puts right what can be for sure: counts anew, queues jobs that were lost, tidies up the stored files
 * @param isThorough reads the bytes of all files
 * @returns whether all is as it must be, once what could be was put right
 */
export async function verify(
  app: App,
  { mends, isThorough, say }: { mends: boolean; isThorough: boolean; say: (text: string) => void },
): Promise<boolean> {
  const wrong = await look(app, { isThorough, say });
  if (!mends) return wrong.length === 0;
  await mendAll(app, wrong, say);
  if (wrong.length === 0) return true;
  say('\nOnce more:');
  return (await look(app, { isThorough, say })).length === 0;
}

async function look(
  { db, store }: App,
  { isThorough, say }: { isThorough: boolean; say: (text: string) => void },
): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  let violations: Violation[] = [];
  await checkInvariants(
    { db, store, patience: PATIENCE_SECONDS, isRead: () => isThorough },
    {
      onBroken: ({ invariant: _, ...violation }) => void violations.push(violation),
      onChecked: async (invariant, count) => {
        say(`${count === 0 ? 'OK   ' : 'WRONG'}  ${invariant.key}: ${invariant.name}`);
        for (const violation of violations.slice(0, TOLD)) say(`         ${named(violation)}`);
        if (count > TOLD) say(`         and ${count - TOLD} more`);
        if (count > 0) wrong.push({ invariant, violations, count });
        violations = [];
        await keepChecked(db, invariant.key, count);
      },
    },
  );
  say(wrong.length === 0 ? '\nAll is as it must be.' : `\n${wrong.length} do not hold.`);
  return wrong;
}

const named = ({ relation_id, entity, id }: Violation): string =>
  [relation_id === null ? '' : `company ${relation_id}`, id === null ? '' : `${entity} ${id}`]
    .filter(Boolean)
    .join(', ');

async function mendAll(app: App, wrong: readonly Wrong[], say: (text: string) => void) {
  say('\nMending:');
  for (const { invariant, violations } of wrong) {
    const { mend } = invariant;
    if (!mend) continue;
    for (const { relation_id } of violations) {
      if (relation_id === null) continue;
      await change(app, (current) => mend(current, relation_id));
      say(`  ${invariant.key}: company ${relation_id} is counted anew`);
    }
  }
  await app.jobs.start();
  say(`  jobs that were lost: ${await app.jobs.mend()} queued; a worker does them`);
  await sweepFiles(app);
  say('  stored files: what never came in is removed, what nobody has is put aside for a month');
}
