import { documentName, shownAmount, shownBadges, shownNumber, shownStatus } from './invoice-shown';
import { INVOICE_STATUSES, InvoiceStatus } from './invoice-status';

describe('shownNumber', () => {
  it('is the number, "concept" and the id until there is one, or "template"', () => {
    const { sent, concept, template } = InvoiceStatus;
    expect(shownNumber({ id: 12, invoice_number: '2026-0003', status: sent })).toBe('2026-0003');
    expect(shownNumber({ id: 12, invoice_number: null, status: concept })).toBe('concept 12');
    expect(shownNumber({ id: 12, invoice_number: null, status: template })).toBe('template');
  });
});

describe('documentName', () => {
  it('calls a credit by its own name, numbered or not', () => {
    const sent = { id: 12, invoice_number: '2026-0003', status: InvoiceStatus.sent };
    expect(documentName({ ...sent, is_credit: false })).toBe('Factuur 2026-0003');
    expect(documentName({ ...sent, is_credit: true })).toBe('Creditfactuur 2026-0003');
    const concept = { id: 12, invoice_number: null, status: InvoiceStatus.concept };
    expect(documentName({ ...concept, is_credit: true })).toBe('Creditfactuur concept 12');
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
  const uncredited = { total: 121, credited: 0, has_sent_credit: false };

  it.each([
    [concept, '2026-11-01', 'Concept', null],
    [created, '2026-11-01', 'Concept · klaar', 'Klaar om te verzenden'],
    [sent, '2026-11-20', 'Verzonden', null],
    [sent, '2026-11-19', 'Vervallen', '1 dag te laat'],
    [sent, '2026-11-01', 'Vervallen', '19 dagen te laat'],
    [partiallyPaid, '2026-11-01', 'Gedeeltelijk betaald', null],
    [paid, '2026-11-01', 'Betaald', null],
  ])('of status %s due on %s is %s', (status, expiration_date, name, hint) => {
    const invoice = { ...uncredited, status, expiration_date, open_amount: 100 };
    expect(shownStatus(invoice, '2026-11-20')).toMatchObject({ name, hint });
  });

  it('says another word for each state: a colour alone tells nobody what differs', () => {
    const stage = { ...uncredited, expiration_date: '2026-12-01', open_amount: 100 };
    const names = INVOICE_STATUSES.map(
      (status) => shownStatus({ ...stage, status }, '2026-11-20').name,
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('is not "Vervallen" once nothing is left to pay', () => {
    const late = { ...uncredited, status: sent, expiration_date: '2026-11-01' };
    expect(shownStatus({ ...late, open_amount: 0 }, '2026-11-20').name).toBe('Verzonden');
  });
});

describe('shownBadges', () => {
  const { sent, partiallyPaid, paid, template, concept } = InvoiceStatus;
  const credited = { has_sent_credit: true, open_amount: 0 };
  const namesOf = (invoice: Partial<Parameters<typeof shownBadges>[0]>) =>
    shownBadges(
      {
        status: sent,
        is_credit: false,
        expiration_date: '2026-12-01',
        open_amount: 100,
        total: 121,
        credited: 0,
        has_sent_credit: false,
        reminder_sent: 0,
        recurrence_id: null,
        is_opening_balance: false,
        ...invoice,
      },
      '2026-11-20',
    ).map(({ name }) => name);

  it.each([
    ['a sent one that was reminded of', { reminder_sent: 2 }, ['Verzonden', 'Herinnerd (2)']],
    [
      'one past due that was reminded of',
      { reminder_sent: 1, expiration_date: '2026-11-01' },
      ['Vervallen', 'Herinnerd (1)'],
    ],
    ['one that was paid after a reminder', { status: paid, reminder_sent: 1 }, ['Betaald']],
    ['one that a credit covers', { ...credited, credited: 121 }, ['Gecrediteerd']],
    [
      'one whose rest a credit covers',
      { ...credited, status: partiallyPaid, credited: 21 },
      ['Gecrediteerd'],
    ],
    [
      'one that was paid and is all taken back',
      { ...credited, status: paid, credited: 121 },
      ['Gecrediteerd'],
    ],
    ['one whose rest was paid', { ...credited, status: paid, credited: 21 }, ['Betaald']],
    ['one credited in part', { ...credited, credited: 21, open_amount: 100 }, ['Verzonden']],
    ['one of nothing', { total: 0, open_amount: 0 }, ['Verzonden']],
    ['one of nothing that was credited', { ...credited, total: 0 }, ['Gecrediteerd']],
    [
      'one of nothing that was paid and credited',
      { ...credited, status: paid, total: 0 },
      ['Gecrediteerd'],
    ],
    [
      'one made from a template',
      { recurrence_id: 3, status: concept },
      ['Concept', 'Herhaalfactuur'],
    ],
    ['a template', { recurrence_id: 3, status: template }, ['Herhaalfactuur template']],
  ])('of %s', (_, invoice, names) => {
    expect(namesOf(invoice)).toEqual(names);
  });
});
