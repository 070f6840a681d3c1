import { readTypedDate, whyNoDate } from './typed-date';

describe('readTypedDate', () => {
  it.each([
    ['20-11-2026', '2026-11-20'],
    ['1-3-2026', '2026-03-01'],
    ['20/11/2026', '2026-11-20'],
    ['20-11-26', '2026-11-20'],
    ['20112026', '2026-11-20'],
    ['201126', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    [' 20-11-2026 ', '2026-11-20'],
  ])('reads %s', (text, date) => {
    expect(readTypedDate(text)).toBe(date);
  });

  it('takes a short year for one of the century before, where this one is too late', () => {
    const births = { first: '1900-01-01', last: '2026-11-20' };
    expect(readTypedDate('14-3-58', births)).toBe('1958-03-14');
    expect(readTypedDate('140308', births)).toBe('2008-03-14');
    expect(readTypedDate('14-3-1958')).toBeNull();
  });

  it.each(['', ' '])('takes "%s" for a date that was taken away', (text) => {
    expect(readTypedDate(text)).toBe('');
  });

  it.each(['30-02-2026', '20-11', '20-11-202', '2011', 'morgen'])(
    'reads no date in "%s"',
    (text) => {
      expect(readTypedDate(text)).toBeNull();
    },
  );
});

describe('whyNoDate', () => {
  const births = { first: '1900-01-01', last: '2026-11-20' };
  it.each([
    ['30-02-2026', undefined, '30-02-2026 is geen geldige datum'],
    ['morgen', births, 'morgen is geen geldige datum'],
    ['1-3-1958', undefined, '1-3-1958 is te vroeg: kies 01-01-1970 of later'],
    ['01011899', births, '01011899 is te vroeg: kies 01-01-1900 of later'],
    ['21-11-2026', births, '21-11-2026 is te laat: kies 20-11-2026 of eerder'],
    ['1-1-2200', undefined, '1-1-2200 is te laat: kies 31-12-2199 of eerder'],
    ['31-02-2200', undefined, '31-02-2200 is geen geldige datum'],
  ])('says what is wrong with %s', (text, bounds, why) => {
    expect(whyNoDate(text, bounds)).toBe(why);
  });
});
