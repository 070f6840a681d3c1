import { daysBetween } from '@boekwerk/shared/domain/dates/dates';
import { demoInvoices } from './invoices';

describe('the invoices of the demo', () => {
  it.each(['2026-12-31', '2027-01-01', '2027-02-10', '2028-02-29'])(
    'are of the half year before %s, and those sent in the order of their dates',
    (today) => {
      const invoices = demoInvoices(today);
      expect(invoices).toHaveLength(40);
      for (const { date } of invoices) {
        expect(daysBetween(date, today)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(date, today)).toBeLessThan(184);
      }
      // Numbers are given in this order, per year: with a date that steps back they would not fit it.
      const sent = invoices.filter(({ state }) => state === 'sent').map(({ date }) => date);
      expect(sent).toEqual([...sent].sort());
    },
  );
});
