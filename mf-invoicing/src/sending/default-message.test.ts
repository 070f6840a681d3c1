import { aClient, aCompany, anInvoice } from '../testing/an-invoice';
import { defaultMessage } from './default-message';

describe('defaultMessage', () => {
  it('names the number, the amount, the date and the account', () => {
    const message = defaultMessage(anInvoice({ invoice_number: '2026-0042' }), aCompany());
    expect(message).toContain('Beste Fietsenmaker De Ketting,');
    expect(message).toContain('onze factuur 2026-0042 van €\u00A0121,00');
    expect(message).toContain('uiterlijk 04-12-2026 overmaken op rekening NL91ABNA0417164300');
    expect(message).toContain('Met vriendelijke groet,\nBakkerij Jansen B.V.');
  });

  it('leaves out a number that a concept does not have yet', () => {
    expect(defaultMessage(anInvoice(), aCompany())).toContain('onze factuur van €');
  });

  it('speaks to a person by first name, and names no account that is not known', () => {
    const person = aClient({ name: '', first_name: 'Anna', last_name: 'de Wit' });
    const message = defaultMessage(
      anInvoice({ to_relation: person }),
      aCompany({ bank_account: '' }),
    );
    expect(message).toContain('Beste Anna,');
    expect(message).not.toContain('rekening');
  });
});
