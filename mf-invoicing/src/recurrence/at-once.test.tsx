import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { previewInvoice } from '@boekwerk/shared/contract/invoicing';
import { createRecurrence, getRecurrence } from '@boekwerk/shared/contract/recurrence';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aRow } from '../invoices/testing/open-overview';
import { aRecurrence } from '../testing/a-recurrence';
import { aCustomer, anInvoice } from '../testing/an-invoice';
import { openInvoice } from '../testing/open-invoice';

signedIn();
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

/** By the words in it: antd gives all dialogs of a test the same name. */
const dialogWith = async (text: string) =>
  within((await screen.findByText(text)).closest('[role=dialog]') as HTMLElement);

async function repeat(own: Partial<Invoice> = {}) {
  const opened = openInvoice(anInvoice({ date: today(), ...own }));
  const made = aRow({ id: 13, status: InvoiceStatus.sent, invoice_number: '2026-0003' });
  opened.api.on(getRecurrence, () => ({ ...aRecurrence(), invoices: [] }));
  opened.api.on(createRecurrence, () => {
    opened.api.on(getRecurrence, () => ({ ...aRecurrence(), invoices: [made] }));
    return { ...aRecurrence(), invoices: [] };
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Herhalen' }));
  const dialog = await dialogWith('Herhaal instellingen');
  return { ...opened, dialog, save: () => dialog.getByRole('button', { name: 'Opslaan' }) };
}

describe('a recurrence whose first invoice is due today', () => {
  it('says what saving does, asks before it does, and tells afterwards which invoice went where', async () => {
    const { api, user, dialog, save } = await repeat();
    const said = 'Er wordt nu meteen een factuur gemaakt en verstuurd naar facturen@deketting.nl.';
    expect(dialog.getByText(said)).toBeInTheDocument();
    await user.click(save());
    const question = await dialogWith('Nu een factuur versturen?');
    expect(question.getByText(said)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Annuleren' }));
    expect(api.calls(createRecurrence)).toHaveLength(0);

    await user.click(save());
    const again = await dialogWith('Nu een factuur versturen?');
    await user.click(again.getByRole('button', { name: 'Opslaan en versturen' }));
    expect(await screen.findByText('Factuur 2026-0003 wordt verzonden')).toBeInTheDocument();
    expect(api.calls(createRecurrence)).toHaveLength(1);
  });

  it('tells it also of a recurrence of which somebody deleted an invoice', async () => {
    const recurrence = aRecurrence({
      ...{ active: false, recurrence_count: 3, anchor_count: 3 },
      ...{ next_date: today(), next_period_start: today() },
      ...{ anchor_date: today(), anchor_period_start: today() },
    });
    const { api, user, save } = await repeat({
      ...{ status: InvoiceStatus.template, recurrence_id: 3, recurrence },
    });
    const made = aRow({ id: 13, status: InvoiceStatus.sent, invoice_number: '2026-0003' });
    api.on(createRecurrence, () => {
      api.on(getRecurrence, () => ({ ...aRecurrence({ recurrence_count: 4 }), invoices: [made] }));
      return { ...recurrence, active: true, invoices: [] };
    });
    await user.click(save());
    const question = await dialogWith('Nu een factuur versturen?');
    await user.click(question.getByRole('button', { name: 'Opslaan en versturen' }));
    expect(await screen.findByText('Factuur 2026-0003 wordt verzonden')).toBeInTheDocument();
  });

  it('says so when the invoice was made and did not go', async () => {
    const { api, user, save } = await repeat();
    const made = aRow({ id: 13, status: InvoiceStatus.created, invoice_number: null });
    api.on(createRecurrence, () => {
      api.on(getRecurrence, () => ({ ...aRecurrence(), invoices: [made] }));
      return { ...aRecurrence(), invoices: [] };
    });
    await user.click(save());
    const question = await dialogWith('Nu een factuur versturen?');
    await user.click(question.getByRole('button', { name: 'Opslaan en versturen' }));
    expect(
      await screen.findByText('Een factuur is niet verzonden. Bij het concept staat waarom.'),
    ).toBeInTheDocument();
  });

  it('says so when it is not made for now, as who may not mail yet, and looks no further', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { api, user, save } = await repeat();
    const none = { ...aRecurrence({ recurrence_count: 0 }), invoices: [] };
    api.on(createRecurrence, () => none);
    api.on(getRecurrence, () => none);
    await user.click(save());
    const question = await dialogWith('Nu een factuur versturen?');
    await user.click(question.getByRole('button', { name: 'Opslaan en versturen' }));
    await screen.findByText('De herhaling is opgeslagen');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText('Er is nog geen factuur verstuurd')).toBeInTheDocument();
    const asked = api.calls(getRecurrence).length;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(api.calls(getRecurrence)).toHaveLength(asked);
  });

  it('can be looked at before it goes', async () => {
    const { api, user, save } = await repeat();
    api.on(previewInvoice, () => new Promise(() => {}));
    await user.click(save());
    const question = await dialogWith('Nu een factuur versturen?');
    await user.click(question.getByRole('button', { name: 'Voorbeeld' }));
    await waitFor(() => expect(api.calls(previewInvoice)).toHaveLength(1));
  });

  it('makes a concept without a question, and says why, for a customer without an e-mail address', async () => {
    const to_relation = aCustomer({ email: '', general_email: '' });
    const { api, user, dialog, save } = await repeat({ to_relation });
    expect(
      dialog.getByText(
        'Er wordt nu meteen een factuur gemaakt; die staat als concept voor je klaar: je klant heeft geen e-mailadres.',
      ),
    ).toBeInTheDocument();
    expect(dialog.getByText(/wordt meteen gemaakt$/)).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(api.calls(createRecurrence)).toHaveLength(1));
    expect(screen.queryByText('Nu een factuur versturen?')).not.toBeInTheDocument();
  });

  it('makes a concept without a question when it is not sent by itself, and can be left', async () => {
    const { api, user, dialog, save } = await repeat();
    await user.click(dialog.getByLabelText('Verzend facturen automatisch'));
    expect(
      dialog.getByText(
        'Er wordt nu meteen een factuur gemaakt; die staat als concept voor je klaar.',
      ),
    ).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(api.calls(createRecurrence)).toHaveLength(1));
    expect(screen.queryByText('Nu een factuur versturen?')).not.toBeInTheDocument();
  });
});
