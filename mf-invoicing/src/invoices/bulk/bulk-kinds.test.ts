import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { aRow } from '../testing/open-overview';
import { BULK_KINDS, confirmationFor, eligibleInvoices } from './bulk-kinds';

const TODAY = '2026-11-20';
const { concept, sent, partiallyPaid, paid } = InvoiceStatus;
const open = { open_amount: 50, expiration_date: '2026-11-19' };

describe('what can be done to many invoices', () => {
  it.each<[string, Partial<InvoiceRow>, string[]]>([
    ['a concept', { status: concept }, ['send']],
    ['an overdue one', { status: sent, ...open }, ['send', 'remind', 'pay']],
    [
      'an overdue one that is partly paid',
      { status: partiallyPaid, ...open },
      ['send', 'remind', 'pay'],
    ],
    ['one that is due today', { status: sent, ...open, expiration_date: TODAY }, ['send', 'pay']],
    [
      'an overdue one that was credited',
      { status: sent, ...open, open_amount: 0, credited: 121, has_sent_credit: true },
      ['send'],
    ],
    ['one of nothing', { status: sent, total: 0, open_amount: 0 }, ['send', 'pay']],
    [
      'a credit of what was paid',
      { status: sent, is_credit: true, open_amount: 0, given_back: 100 },
      ['send', 'pay'],
    ],
    [
      'a credit of what was open',
      { status: sent, is_credit: true, open_amount: 0, given_back: 0 },
      ['send'],
    ],
    [
      'one of nothing that was credited',
      { status: sent, total: 0, open_amount: 0, has_sent_credit: true },
      ['send'],
    ],
    ['a paid one', { status: paid, ...open, open_amount: 0 }, ['send']],
    ['a credit', { status: sent, ...open, is_credit: true }, ['send', 'pay']],
  ])('to %s', (_, own, kinds) => {
    const invoice = aRow(own);
    expect(
      BULK_KINDS.filter((kind) => eligibleInvoices(kind, [invoice], TODAY).length > 0),
    ).toEqual(kinds);
  });

  it('says before it sends how many get a number and how many are mailed again', () => {
    const concepts = [aRow(), aRow()];
    const again = aRow({ status: sent });
    expect(confirmationFor('send', [...concepts, again], TODAY)).toMatchObject({
      title: '3 facturen versturen?',
      text: '2 concepten krijgen een nummer en worden per e-mail verstuurd. 1 factuur wordt opnieuw per e-mail verstuurd.',
    });
    expect(confirmationFor('send', [again], TODAY).text).toBe(
      '1 factuur wordt opnieuw per e-mail verstuurd.',
    );
  });

  it('speaks of one customer when there is one', () => {
    expect(confirmationFor('remind', [aRow(open)], TODAY).text).toBe(
      'De klant krijgt een e-mail over wat nog openstaat.',
    );
    expect(confirmationFor('remind', [aRow(open), aRow(open)], TODAY).text).toBe(
      'Elke klant krijgt een e-mail over wat nog openstaat.',
    );
  });
});
