import fc from 'fast-check';
import { cutAfter, everySo, type Groups, joinNext, movePage, type Place } from './page-groups';

describe('pages of a file that is cut', () => {
  it('are cut after a page, and joined again', () => {
    const cut = cutAfter(everySo(5, 5), 2);
    expect(cut).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
    expect(joinNext(cut, 0)).toEqual([[1, 2, 3, 4, 5]]);
    expect(cutAfter(cut, 5)).toEqual(cut);
  });

  it('are cut after so many each; the last document takes what is left', () => {
    expect(everySo(5, 2)).toEqual([[1, 2], [3, 4], [5]]);
  });

  it.each<[Place, Groups]>([
    ['own', [[1], [2], [3, 4]]],
    [{ before: 4 }, [[1], [3, 2, 4]]],
    [
      { before: 2 },
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [{ endOf: 1 }, [[1], [3, 4, 2]]],
    [{ startOf: 1 }, [[1], [2, 3, 4]]],
  ])('go one by one to %j', (place, expected) => {
    expect(movePage(everySo(4, 2), 2, place)).toEqual(expected);
  });

  it('leave no empty document behind', () => {
    expect(movePage([[1], [2, 3]], 1, { endOf: 1 })).toEqual([[2, 3, 1]]);
  });

  it('are each in exactly one document, whatever is done to them', () => {
    const page = fc.integer({ min: 1, max: 12 });
    const group = fc.nat(3);
    const step = fc.oneof<fc.Arbitrary<(groups: Groups) => Groups>[]>(
      page.map((after) => (groups) => cutAfter(groups, after)),
      group.map((at) => (groups) => joinNext(groups, at % groups.length)),
      fc.tuple(page, page).map(
        ([one, before]) =>
          (groups) =>
            movePage(groups, one, { before }),
      ),
      fc.tuple(page, group, fc.boolean()).map(([one, at, isStart]) => (groups) => {
        const place = at % groups.length;
        return movePage(groups, one, isStart ? { startOf: place } : { endOf: place });
      }),
      page.map((one) => (groups) => movePage(groups, one, 'own')),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const end = steps.reduce((groups, act) => act(groups), everySo(12, 12));
        expect(end.flat().toSorted((one, other) => one - other)).toEqual(everySo(12, 12)[0]);
        expect(end.every(({ length }) => length > 0)).toBe(true);
      }),
    );
  });
});
