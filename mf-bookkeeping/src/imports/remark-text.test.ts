import { remarkText } from './remark-text';

describe('remarkText', () => {
  it.each([
    [{ row: 5, cell: 'C5' }, 'Rij 5, cel C5: Geen bedrag'],
    [{ row: 5, cell: null }, 'Rij 5: Geen bedrag'],
    [{ row: null, cell: 'C5' }, 'Cel C5: Geen bedrag'],
    [{ row: null, cell: null }, 'Geen bedrag'],
  ])('names the place: %j', (place, text) => {
    expect(remarkText({ ...place, message: 'Geen bedrag' })).toBe(text);
  });
});
