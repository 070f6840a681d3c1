import { DEFAULT_EMAIL_TEXT } from '@boekwerk/shared/domain/invoice/email-text';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
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

  it('says of a concept what will be open of it once it is sent, of a credit nothing', () => {
    const concept = anInvoice({ total: 121, open_amount: 0 });
    const said = (invoice: typeof concept) => emailTextFor(invoice, '{open_amount}', sender);
    expect(said(concept)).toBe('€\u00A0121,00');
    expect(said({ ...concept, is_credit: true })).toBe('€\u00A00,00');
    const partlyPaid = { status: InvoiceStatus.partiallyPaid, invoice_number: '2026-0044' };
    expect(said({ ...concept, ...partlyPaid, open_amount: 21 })).toBe('€\u00A021,00');
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

  it('asks for an answer at the address that the company has now', () => {
    const from_party = { ...aCustomer({ name: 'Bakkerij toen', email: 'toen@bakkerij.nl' }) };
    const sent = anInvoice({ invoice_number: '2026-0043', from_party });
    expect(emailTextFor(sent, '{from_email}', sender)).toBe('info@bakkerijjansen.nl');
  });

  it('asks to pay what another program sent to the account that the company has now', () => {
    const from_party = { ...aCustomer({ name: 'Bakkerij toen', bank_account: '' }) };
    const sent = anInvoice({ invoice_number: 'F-0042', is_opening_balance: true, from_party });
    expect(emailTextFor(sent, '{from_company_name}: {bank_account}', sender)).toBe(
      'Bakkerij Jansen B.V.: NL91ABNA0417164300',
    );
  });
});
