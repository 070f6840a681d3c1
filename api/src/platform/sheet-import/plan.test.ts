import { countPerTurn } from '../../testing/count-per-turn';
import { planImport } from './plan';
import type { Column, Row, Stored, Subject } from './subject';

type Named = Row & { name: string; city?: string };

const stored: Stored<Named> = { find: async () => [], findAlike: async () => [] };
const header = { width: 10, explanation: '', aliases: [] };

const subjectOf = (of: Pick<Subject<Named>, 'columns' | 'check'>): Subject<Named> => ({
  ...of,
  fresh: { id: 0, name: '' },
  keyFields: [],
  keysOf: () => [],
  mend: () => [],
  noticed: () => [],
  refusal: () => null,
  texts: {} as Subject<Named>['texts'], // nothing is said
});

it('tells what is wrong as one reads the sheet: AA2 behind B2', async () => {
  const column = (field: 'name' | 'city', title: string): Column<Named> => ({
    ...{ ...header, field, header: title },
    ...{ written: () => '', read: () => ({}) },
  });
  const subject = subjectOf({
    columns: [column('name', 'Naam'), column('city', 'Plaats')],
    check: () => ({
      issues: [
        { field: 'city', message: 'wrong' },
        { field: 'name', message: 'wrong' },
      ],
    }),
  });
  const row = Array.from({ length: 27 }, () => 'x');
  const titles = row.map((_, at) => ({ 1: 'Naam', 26: 'Plaats' })[at] ?? '');
  const sheet = { cells: [titles, row, row], merged: [], others: [] };
  const { errors } = await planImport(sheet, subject, stored, { existing: 'merge' });
  expect(errors.map(({ cell }) => cell)).toEqual(['B2', 'AA2', 'B3', 'AA3']);
});

it('lets others have their turn while it reads the longest sheet', async () => {
  const { count, most } = countPerTurn();
  const read = (name: string) => {
    count();
    return { name };
  };
  const subject = subjectOf({
    columns: [{ ...header, field: 'name', header: 'Naam', written: ({ name }) => name, read }],
    check: (row) => ({ row }),
  });
  const rows = Array.from({ length: 5000 }, (_, n) => [`Naam ${n}`]);
  const sheet = { cells: [['Naam'], ...rows], merged: [], others: [] };
  const plan = await planImport(sheet, subject, stored, { existing: 'merge' });
  expect(plan.created.map(({ name }) => name)).toEqual(rows.flat());
  // Each row is read twice: to find what it is about, and on top of what that is.
  expect(most()).toBeLessThanOrEqual(500);
});
