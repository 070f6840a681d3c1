import { DEFAULT_EMAIL_TEXT } from '@boekwerk/shared/domain/invoice/email-text';
import { aCompany, aCustomer, anInvoice } from '../testing/an-invoice';
import { emailTextFor } from './email-text-for';

const sender = { company: aCompany(), user: { name: 'Maria', last_name: 'van der Velde' } };

describe('emailTextFor', () => {
  it('fills in the company, the customer, the amount and who sends it', () => {
    const emailText = emailTextFor(
      anInvoice({ invoice_number: '2026-0042' }),
      'Aan {to_company_name}: {invoice_number}, {invoice_amount} op {bank_account}. {from_contact_name}',
      sender,
    );
    expect(emailText).toBe(
      'Aan Fietsenmaker De Ketting: 2026-0042, €\u00A0121,00 op NL91ABNA0417164300. Maria van der Velde',
    );
  });

  it('leaves the number of a concept for when it is sent', () => {
    expect(emailTextFor(anInvoice(), DEFAULT_EMAIL_TEXT, sender)).toContain(
      'factuur {invoice_number} van',
    );
  });

  it('names both as they were when a sent invoice was sent, and a credit by its negative amount', () => {
    const sent = anInvoice({
      invoice_number: '2026-0043',
      is_credit: true,
      to_party: { ...aCustomer({ name: 'Oude naam' }) },
      from_party: { ...aCustomer({ name: 'Bakkerij toen' }) },
    });
    expect(
      emailTextFor(sent, '{from_company_name} {to_company_name} {invoice_amount}', sender),
    ).toBe('Bakkerij toen Oude naam €\u00A0-121,00');
  });
});
