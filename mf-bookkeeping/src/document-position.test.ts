import { positionOf } from './document-position';

const list = (page: number, ...ids: number[]) => ({
  data: ids.map((id) => ({ id })),
  pagination: {
    page,
    itemsPerPage: 3,
    pageStart: (page - 1) * 3 + 1,
    pageStop: (page - 1) * 3 + ids.length,
    pageCount: 3,
    itemsLength: 8,
  },
});

describe('positionOf', () => {
  it('counts over all pages and names the neighbours', () => {
    expect(positionOf(5, list(2, 4, 5, 6))).toEqual({
      number: 5,
      total: 8,
      previous: { id: 4 },
      next: { id: 6 },
    });
  });

  it('goes on with the page before or after at an edge', () => {
    expect(positionOf(4, list(2, 4, 5, 6))?.previous).toEqual({ page: 1, edge: 'last' });
    expect(positionOf(6, list(2, 4, 5, 6))?.next).toEqual({ page: 3, edge: 'first' });
  });

  it('ends at the first and the last document', () => {
    expect(positionOf(1, list(1, 1, 2, 3))?.previous).toBeNull();
    expect(positionOf(8, list(3, 7, 8))?.next).toBeNull();
  });

  it('gives no position to a document that is not in the list', () => {
    expect(positionOf(99, list(2, 4, 5, 6))).toBeNull();
    expect(positionOf(99, undefined)).toBeNull();
  });
});
