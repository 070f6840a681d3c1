import { withoutDoubles } from './email-address';

describe('a list of addresses', () => {
  it.each([
    ['in other capitals', 'Jan@Bakkerij.nl', 'jan@bakkerij.nl'],
    ['with its domain as it goes over the line', 'jan@zuivel-ë.nl', 'jan@xn--zuivel--xya.nl'],
    ['with an accent apart', 'ren\u00e9@bakkerij.nl', 'rene\u0301@bakkerij.nl'],
  ])('has one that is written %s once, as it was written first', (_, first, again) => {
    expect(withoutDoubles([first, 'piet@bakkerij.nl', again])).toEqual([first, 'piet@bakkerij.nl']);
    expect(withoutDoubles([again, first])).toEqual([again]);
  });

  it('has those of others beside each other, also at a domain that is no address of a page', () => {
    const emails = ['jan@bakkerij.nl', 'jan+facturen@bakkerij.nl', 'jan@bakkerij.1', 'jan@a_b.nl'];
    expect(withoutDoubles(emails)).toEqual(emails);
  });
});
