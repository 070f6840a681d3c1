import { placeOf } from './document-place';

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

describe('placeOf', () => {
  it('counts over all pages and names the neighbours', () => {
    expect(placeOf(5, list(2, 4, 5, 6))).toEqual({
      position: 5,
      total: 8,
      previous: { id: 4 },
      next: { id: 6 },
    });
  });

  it('goes on with the page before or after at an edge', () => {
    expect(placeOf(4, list(2, 4, 5, 6))?.previous).toEqual({ page: 1, edge: 'last' });
    expect(placeOf(6, list(2, 4, 5, 6))?.next).toEqual({ page: 3, edge: 'first' });
  });

  it('ends at the first and the last document', () => {
    expect(placeOf(1, list(1, 1, 2, 3))?.previous).toBeNull();
    expect(placeOf(8, list(3, 7, 8))?.next).toBeNull();
  });

  it('knows no place for a document that is not in the list', () => {
    expect(placeOf(99, list(2, 4, 5, 6))).toBeNull();
    expect(placeOf(99, undefined)).toBeNull();
  });
});
