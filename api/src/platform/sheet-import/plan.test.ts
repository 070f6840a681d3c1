import { countPerTurn } from '../../testing/count-per-turn';
import { planImport } from './plan';
import type { Row, Stored, Subject } from './subject';

type Named = Row & { name: string };

const stored: Stored<Named> = { find: async () => [], findAlike: async () => [] };
const header = { width: 10, explanation: '', aliases: [] };

it('lets others have their turn while it reads the longest sheet', async () => {
  const { count, most } = countPerTurn();
  const read = (name: string) => {
    count();
    return { name };
  };
  const subject: Subject<Named> = {
    columns: [{ ...header, field: 'name', header: 'Naam', written: ({ name }) => name, read }],
    fresh: { id: 0, name: '' },
    keyFields: [],
    keysOf: () => [],
    mend: () => [],
    noticed: () => [],
    refusal: () => null,
    check: (row) => ({ row }),
    texts: {} as Subject<Named>['texts'], // nothing is said
  };
  const rows = Array.from({ length: 5000 }, (_, n) => [`Naam ${n}`]);
  const sheet = { cells: [['Naam'], ...rows], merged: [], others: [] };
  const plan = await planImport(sheet, subject, stored, { existing: 'merge' });
  expect(plan.created.map(({ name }) => name)).toEqual(rows.flat());
  // Each row is read twice: to find what it is about, and on top of what that is.
  expect(most()).toBeLessThanOrEqual(500);
});
