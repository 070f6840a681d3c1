import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { screen } from '@testing-library/react';
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
