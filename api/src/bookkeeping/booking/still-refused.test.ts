import { stillRefused } from './still-refused';

const line = { ledger_account_id: 3, vat: 21 };
const refused = {
  date: '2026-11-13',
  invoice_number: 'A-1',
  booking_lines: [line, line],
  booking_errors: {
    '': 'Niet geboekt',
    date: 'Periode 2026/11 is afgesloten',
    'booking_lines.1.ledger_account_id': 'Rekening 4300 bestaat niet',
  },
};
const { '': whole, date, ...ofLine } = refused.booking_errors;

describe('what the package has against a document that is saved', () => {
  it.each([
    ['stays as long as nothing is filled in otherwise', { ...refused }, refused.booking_errors],
    ['stays when other fields are saved alone', { invoice_number: 'A-2' }, refused.booking_errors],
    ['goes from a field that is another', { date: '2026-12-01' }, { '': whole, ...ofLine }],
    ['goes from a field that is emptied', { date: null }, { '': whole, ...ofLine }],
    [
      'goes from a line that is filled in otherwise',
      { booking_lines: [line, { ...line, ledger_account_id: 4 }] },
      { '': whole, date },
    ],
    ['goes with its line', { booking_lines: [line] }, { '': whole, date }],
  ])('%s', (_, form, left) => {
    expect(stillRefused(refused, form)).toEqual(left);
  });

  it('is nothing once the last of it is filled in otherwise, and where it had nothing against it', () => {
    const last = { ...refused, booking_errors: { date } };
    expect(stillRefused(last, { date: '2026-12-01' })).toBeNull();
    expect(stillRefused({ ...refused, booking_errors: null }, refused)).toBeNull();
  });
});
