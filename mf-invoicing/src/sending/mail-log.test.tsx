import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { aMail } from '../testing/a-mail';
import { anInvoice } from '../testing/an-invoice';
import { MailLog } from './mail-log';

const failed = aMail({ id: 3, state: 'failed', attempts: 7, error: 'Adres onbekend' });
/** Credited: nothing of it is open. */
const credited = { status: InvoiceStatus.sent, invoice_number: '2026-0042', open_amount: 0 };

describe('the log of mails', () => {
  it('says of each to whom, when, who and how it fares', () => {
    const sent_at = '2026-11-20T13:05:00.000Z';
    const byItself = { state: 'sent', sent_at, sent_by: '' } as const;
    renderScreen(
      <MailLog
        invoice={anInvoice({ ...credited, mails: [failed, aMail({ id: 2, ...byItself })] })}
        onSend={() => {}}
      />,
    );
    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toContain('Factuur naar facturen@deketting.nl');
    expect(first).toContain('Mislukt');
    expect(first).toContain('20-11-2026 14:00 door Maria van der Velde');
    expect(first).toContain('Adres onbekend');
    expect(second).toContain('20-11-2026 14:05, automatisch');
  });

  it('says of each address what the mail server answered, in its own words where it did not take it', () => {
    const at = '2026-11-20T13:05:00.000Z';
    const said = (email: string, text: string) => ({
      ...{ email, text, at, code: Number(text.slice(0, 3)), server: 'mail.voorbeeld.nl' },
    });
    const answers = [
      said('a@klant.nl', '250 OK'),
      said('weg@klant.nl', '550 5.1.1 no such user'),
      said('druk@klant.nl', '451 later'),
      said('maria@bakkerij.nl', '250 OK'),
    ];
    const emails = ['a@klant.nl', 'weg@klant.nl', 'druk@klant.nl'];
    const mail = aMail({ emails, copy_to: 'maria@bakkerij.nl', answers });
    renderScreen(<MailLog invoice={anInvoice({ mails: [mail] })} onSend={() => {}} />);
    const list = screen.getByRole('list', { name: 'Wat de mailserver antwoordde' });
    const lines = within(list).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'a@klant.nl: Aangenomen door mailserver mail.voorbeeld.nl op 20-11-2026 14:05',
      'weg@klant.nl: Geweigerd: postbus onbekend (550)De mailserver zei: 550 5.1.1 no such user',
      'druk@klant.nl: Nog niet aangenomen: tijdelijke storing (451)De mailserver zei: 451 later',
      'Kopie naar maria@bakkerij.nl: Aangenomen door mailserver mail.voorbeeld.nl op 20-11-2026 14:05',
    ]);
  });

  it('offers to send again what failed, except a reminder of what is no longer open', async () => {
    const onSend = jest.fn();
    const reminder = { ...failed, id: 4, kind: 'reminder' } as const;
    const { user } = renderScreen(
      <MailLog invoice={anInvoice({ ...credited, mails: [reminder, failed] })} onSend={onSend} />,
    );
    await user.click(screen.getByRole('button', { name: /opnieuw verzenden/ }));
    expect(onSend).toHaveBeenCalledWith({ kind: 'invoice', again: failed });
  });
});
