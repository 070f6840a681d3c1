import { findIn, pageText, placesOf } from './page-text';

const page = pageText([
  { str: 'Crème brûlée', hasEOL: true },
  { type: 'beginMarkedContent' },
  { str: 'Totaal: ', hasEOL: false },
  { str: '€ 12,10', hasEOL: true },
]);

describe('text on a page', () => {
  it('is found whatever its capitals and accents, over the end of a line as well', () => {
    expect(findIn(page, ' CREME Brulee totaal ')).toEqual([[0, 19]]);
    expect(findIn(page, '1')).toEqual([
      [23, 24],
      [26, 27],
    ]);
    expect(findIn(page, ' ')).toEqual([]);
  });

  it('is pointed at in the pieces that it stands in', () => {
    expect(placesOf(page, [7, 20])).toEqual({
      from: { piece: 0, offset: 7 },
      to: { piece: 1, offset: 7 },
    });
    expect(placesOf(page, [23, 25])).toEqual({
      from: { piece: 2, offset: 2 },
      to: { piece: 2, offset: 4 },
    });
  });
});
