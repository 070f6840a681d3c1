import { readEntry, withFigures } from './tools/specification/figures.mjs';
import { problemsOf } from './tools/specification/problems.mjs';
import { PAGES, rowsOf } from './tools/specification/rows.mjs';

describe('where each row of the specification is', () => {
  it.each(PAGES)('is said on %s, with files and tests that are there', (page) => {
    const rows = rowsOf(page);
    expect(rows.length).toBeGreaterThan(0);
    expect(problemsOf(rows)).toEqual([]);
  });

  it('is added up as the pages say (node tools/specification/follow-moves.mjs counts anew)', () => {
    expect(readEntry()).toBe(withFigures(readEntry()));
  });
});
