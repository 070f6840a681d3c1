import { shownAmount, shownNumber, shownStatus } from './invoice-shown';
import { InvoiceStatus } from './invoice-status';

describe('shownNumber', () => {
  it('is the number, or "concept" and the id until there is one', () => {
    expect(shownNumber({ id: 12, invoice_number: '2026-0003' })).toBe('2026-0003');
    expect(shownNumber({ id: 12, invoice_number: null })).toBe('concept 12');
  });
});

describe('shownAmount', () => {
  it('negates a credit', () => {
    expect(shownAmount(121, { is_credit: true })).toBe(-121);
    expect(shownAmount(121, { is_credit: false })).toBe(121);
  });
});

describe('shownStatus', () => {
  const { concept, created, sent, partiallyPaid, paid } = InvoiceStatus;

  it.each([
    [concept, '2026-11-01', 'Concept', null],
    [created, '2026-11-01', 'Concept', 'Klaar om te verzenden'],
    [sent, '2026-11-20', 'Verzonden', null],
    [sent, '2026-11-19', 'Vervallen', '1 dag te laat'],
    [sent, '2026-11-01', 'Vervallen', '19 dagen te laat'],
    [partiallyPaid, '2026-11-01', 'Gedeeltelijk betaald', null],
    [paid, '2026-11-01', 'Betaald', null],
  ])('of status %s due on %s is %s', (status, expiration_date, name, hint) => {
    expect(shownStatus({ status, expiration_date }, '2026-11-20')).toMatchObject({ name, hint });
  });
});
