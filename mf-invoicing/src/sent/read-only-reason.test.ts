import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { anInvoice } from '../testing/an-invoice';
import { readOnlyReason } from './read-only-reason';

const { sent, partiallyPaid, paid } = InvoiceStatus;
const plain = (text: string) => text.replace(/\u00A0/g, ' ');

describe('readOnlyReason', () => {
  it.each([
    ['sent', { status: sent }, 'crediteer hem dan of dupliceer hem'],
    [
      'paid in part',
      { status: partiallyPaid, amount_paid: 50, open_amount: 71 },
      'nog € 71,00 open',
    ],
    ['paid', { status: paid, amount_paid: 121 }, 'trek dan de laatste betaling in'],
    ['credited', { status: sent, credited: 121, has_sent_credit: true }, 'is gecrediteerd'],
    [
      'of nothing, and credited',
      { status: sent, total: 0, has_sent_credit: true },
      'is gecrediteerd',
    ],
    [
      'paid, and all taken back',
      { status: paid, amount_paid: 121, credited: 121, has_sent_credit: true },
      'is gecrediteerd',
    ],
    [
      'credited in part, of which the rest was paid',
      { status: paid, amount_paid: 100, credited: 21, has_sent_credit: true },
      'trek dan de laatste betaling in',
    ],
    [
      'credited in part',
      { status: sent, credited: 50, has_sent_credit: true, open_amount: 71 },
      'Er is € 50,00 gecrediteerd en er staat nog € 71,00 open',
    ],
    [
      'a credit of what was paid',
      { status: sent, is_credit: true, given_back: 100 },
      'Betaal je het bedrag terug, leg dat dan vast onder Betaald',
    ],
    [
      'a credit of what was open',
      { status: sent, is_credit: true, given_back: 0 },
      'verrekend met wat nog openstond',
    ],
    ['a credit that was paid back', { status: paid, is_credit: true }, 'terugbetaald'],
  ])('says of one that is %s what can be done', (_, own, said) => {
    const why = plain(readOnlyReason(anInvoice(own)));
    expect(why).toContain(said);
    expect(why).toContain('kan niet meer worden gewijzigd');
  });

  it('says of one of another program that it is there, and that it can be paid here', () => {
    const why = readOnlyReason(anInvoice({ status: sent, is_opening_balance: true }));
    expect(why).toContain('verzonden vanuit je vorige pakket');
    expect(why).toContain('leg betalingen vast onder Betaald');
  });
});
