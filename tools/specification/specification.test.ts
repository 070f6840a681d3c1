import { problemsOf } from './problems.mjs';
import { readRows } from './rows.mjs';
import { testTitles } from './test-titles.mjs';

const FILES: Record<string, string> = {
  'a/place.ts': '',
  'a/place.test.ts': `
    describe('a place', () => {
      it('holds what it is for', () => {});
      it.each([1])('takes %s', () => {});
      it.skip('is not run', () => {});
      it(\`knows \${name} by name\`, () => {});
    });`,
};
const read = (file: string) => FILES[file] ?? null;
const problemsIn = (row: string) => problemsOf(readRows(`| ${row} |`, 'page.md'), read);

const TEST = '`a/place.test.ts › holds what`';

describe('a row of the specification', () => {
  it.each([
    `it is there | \`a/place.ts\` | ${TEST} | `,
    'no test holds it | `a/place.ts` | none | ',
    'it comes later | – | – | waits: for the other half',
    `it is another | \`a/place.ts\` | ${TEST} | differs: for a reason`,
    'of a table | `a/place.ts` | `a/place.test.ts › takes %s` | ',
    'of a template | `a/place.ts` | `a/place.test.ts › by name` | ',
  ])('is right: %s', (row) => {
    expect(problemsIn(row)).toEqual([]);
  });

  it.each([
    ['it is nowhere | – | – | ', 'name where it is, or begin'],
    ['no word on a test | `a/place.ts` | – | ', 'name the test that holds it, or write none'],
    [`a place that is gone | \`a/old.ts\` | ${TEST} | `, 'there is no a/old.ts'],
    [
      'a file of tests that is gone | `a/place.ts` | `a/old.test.ts › holds` | ',
      'there is no a/old',
    ],
    [
      'a test that is gone | `a/place.ts` | `a/place.test.ts › holds nothing` | ',
      'no test of a/place',
    ],
    [
      'a test that is skipped | `a/place.ts` | `a/place.test.ts › is not run` | ',
      'no test of a/place',
    ],
    ['a test by too little | `a/place.ts` | `a/place.test.ts › %s` | ', 'name more of the test'],
    ['a reason that is empty | – | – | waits: ', 'a remark begins with'],
    ['a remark of another kind | – | – | later | ', 'a row has four cells'],
  ])('is wrong: %s', (row, problem) => {
    expect(problemsIn(row)).toContainEqual(expect.stringContaining(problem));
  });
});

it('reads the titles of tests, groups and steps, and of nothing else', () => {
  const source = "test.step('signs in'); describe('who'); expect('it'); it.todo('later');";
  expect(testTitles(source, 'a.ts')).toEqual(['signs in', 'who']);
});
