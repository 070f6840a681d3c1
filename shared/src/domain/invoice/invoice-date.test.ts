import { whyDateIsAsked } from './invoice-date';

const today = '2026-11-22';
const last = { invoice_number: '2026-0007', date: '2026-11-20' };
const BEFORE =
  'De factuurdatum 19-11-2026 is voor die van de vorige factuur, 2026-0007 van 20-11-2026.';

describe('whyDateIsAsked', () => {
  it.each([
    ['2026-11-22', last, null],
    ['2026-11-20', last, null],
    ['2026-11-19', last, BEFORE],
    ['2026-11-19', null, null],
    ['2026-12-22', last, null],
    ['2026-12-23', last, 'De factuurdatum 23-12-2026 is meer dan een maand na vandaag.'],
    ['2031-01-01', null, 'De factuurdatum 01-01-2031 is meer dan een maand na vandaag.'],
    ['2025-11-22', null, null],
    ['2025-11-21', null, 'De factuurdatum 21-11-2025 is meer dan een jaar geleden.'],
    ['1999-01-01', null, 'De factuurdatum 01-01-1999 is meer dan een jaar geleden.'],
  ])('asks about an invoice of %s after %j or not: %s', (date, before, text) => {
    expect(whyDateIsAsked(date, { today, last: before })).toBe(text);
  });
});
