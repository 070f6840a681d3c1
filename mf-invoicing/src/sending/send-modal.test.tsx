import { sendInvoice } from '@boekwerk/shared/contract/invoicing';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice-status';
import { aDefaultRelation } from '@boekwerk/shared/testing/a-company';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { aCompany, anInvoice } from '../testing/an-invoice';
import { SendModal } from './send-modal';

function open(invoice = anInvoice()) {
  const api = fakeApi();
  const onClose = jest.fn();
  api.on(getDefaultRelation, () => aDefaultRelation({ relation: aCompany() }));
  api.on(sendInvoice, () => invoice);
  return { api, onClose, ...renderScreen(<SendModal invoice={invoice} onClose={onClose} />) };
}

const send = () => screen.getByRole('button', { name: 'Versturen' });

describe('sending an invoice', () => {
  it('goes to the customer with a letter that is ready, and says to whom', async () => {
    const { api, user, onClose } = open();
    expect(await screen.findByDisplayValue(/Beste Fietsenmaker De Ketting/)).toBeInTheDocument();
    await user.click(send());
    expect(
      await screen.findByText('Factuur is verzonden naar facturen@deketting.nl'),
    ).toBeInTheDocument();
    expect(api.calls(sendInvoice)[0]?.body).toMatchObject({
      emails: ['facturen@deketting.nl'],
      updated_at: '2026-11-20T10:00:00.000Z',
    });
    expect(onClose).toHaveBeenCalled();
  });

  it('needs an address and a message', async () => {
    const { api, user } = open();
    await user.clear(await screen.findByLabelText(/Bericht/));
    await user.type(screen.getByLabelText(/E-mailadressen/), '{Backspace}');
    await user.click(send());
    expect(await screen.findByText('Minimaal 1 e-mailadres is verplicht')).toBeInTheDocument();
    expect(screen.getByText('Bericht is verplicht')).toBeInTheDocument();
    expect(api.calls(sendInvoice)).toHaveLength(0);
  });

  it('asks before it is closed over a message that was typed', async () => {
    const { user, onClose } = open();
    await user.type(await screen.findByLabelText(/Bericht/), 'PS');
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/zonder te versturen/)).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Doorgaan' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('calls a second mail of a sent invoice one', async () => {
    const sent = anInvoice({ status: InvoiceStatus.sent, invoice_number: '2026-0042' });
    const { user } = open(sent);
    await screen.findByDisplayValue(/onze factuur 2026-0042/);
    await user.click(send());
    expect(
      await screen.findByText('Factuur is opnieuw verzonden naar facturen@deketting.nl'),
    ).toBeInTheDocument();
  });
});
