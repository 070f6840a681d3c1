import { placeholderValues } from './placeholder-values';

const from = { name: 'Bakkerij Jansen', first_name: '', last_name: '', bank_account: 'NL91' };
const to = { name: '', first_name: 'Anna', last_name: 'de Wit' };
const sender = { name: 'Maria Jansen', email: 'info@jansen.example' };

describe('the words of an e-mail text with an invoice', () => {
  it('call a private customer by the name of the person, and a credit by its negative amount', () => {
    const invoice = {
      invoice_number: '2026-0002',
      total: 121,
      is_credit: true,
      open_amount: 0,
      expiration_date: '2026-12-01',
    };
    expect(placeholderValues({ invoice, from, to, sender })).toEqual({
      from_company_name: 'Bakkerij Jansen',
      bank_account: 'NL91',
      from_contact_name: 'Maria Jansen',
      from_email: 'info@jansen.example',
      to_company_name: 'Anna de Wit',
      to_contact_first_name: 'Anna',
      to_contact_last_name: 'de Wit',
      invoice_number: '2026-0002',
      invoice_amount: -121,
      open_amount: 0,
      due_date: '2026-12-01',
    });
  });
});
