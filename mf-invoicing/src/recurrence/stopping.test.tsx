import { getInvoice } from '@boekwerk/shared/contract/invoicing';
import { getRecurrence, updateRecurrence } from '@boekwerk/shared/contract/recurrence';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { readDraft } from '@boekwerk/shared/session/drafts';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { aRecurrence } from '../testing/a-recurrence';
import { anInvoice } from '../testing/an-invoice';
import { openInvoice } from '../testing/open-invoice';

signedIn();
beforeEach(() => localStorage.clear());

const template = (own: Parameters<typeof aRecurrence>[0] = {}) =>
  anInvoice({
    status: InvoiceStatus.template,
    recurrence_id: 3,
    recurrence: aRecurrence({ next_date: '2199-01-31', next_period_start: '2199-01-01', ...own }),
  });

function open() {
  const { api, user } = openInvoice(template());
  api.on(getRecurrence, () => ({ ...aRecurrence(), invoices: [] }));
  const settings = async () => {
    await user.click(await screen.findByRole('button', { name: 'Wijzig instellingen' }));
    const title = await screen.findByText('Herhaal instellingen');
    return within(title.closest('[role=dialog]') as HTMLElement);
  };
  const stop = async (dialog: Awaited<ReturnType<typeof settings>>) => {
    await user.click(dialog.getByRole('button', { name: 'Niet herhalen' }));
    const question = (await screen.findByText('Niet meer herhalen?')).closest('[role=dialog]');
    await user.click(
      within(question as HTMLElement).getByRole('button', { name: 'Niet herhalen' }),
    );
  };
  return { api, user, settings, stop };
}

describe('stopping a recurrence', () => {
  it('goes from what somebody else made of it, once that has been said', async () => {
    const { api, user, settings, stop } = open();
    const dialog = await settings();
    api.fail(updateRecurrence, 409, { message: 'Maria heeft deze herhaling om 10:00 gewijzigd' });
    const updated_at = '2026-11-21T10:00:00.000Z';
    api.on(getInvoice, () => template({ updated_at, recurrence_type: 2 }));
    await stop(dialog);
    expect(await screen.findByText(/Maria heeft deze herhaling/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    api.on(updateRecurrence, () => ({ ...aRecurrence({ active: false }), invoices: [] }));
    await stop(await settings());
    expect(await screen.findByText('De factuur wordt niet meer herhaald')).toBeInTheDocument();
    expect(api.calls(updateRecurrence)[1]?.body).toMatchObject({ updated_at, recurrence_type: 2 });
  });

  it('goes from it also with something typed, once that was looked at', async () => {
    const { api, user, settings, stop } = open();
    const dialog = await settings();
    await user.click(dialog.getByLabelText('Verzend facturen automatisch'));
    api.fail(updateRecurrence, 409, { message: 'Maria heeft deze herhaling om 10:00 gewijzigd.' });
    const updated_at = '2026-11-21T10:00:00.000Z';
    api.on(getInvoice, () => template({ updated_at, recurrence_type: 2 }));
    await stop(dialog);
    await user.click(await dialog.findByRole('button', { name: 'Bekijk de nieuwe versie' }));
    await waitFor(() =>
      expect(dialog.queryByRole('button', { name: 'Bekijk de nieuwe versie' })).toBeNull(),
    );
    api.on(updateRecurrence, () => ({ ...aRecurrence({ active: false }), invoices: [] }));
    await stop(dialog);
    expect(await screen.findByText('De factuur wordt niet meer herhaald')).toBeInTheDocument();
    expect(api.calls(updateRecurrence)[1]?.body).toMatchObject({ updated_at });
  });

  it('keeps nothing of what was typed of how it would go on', async () => {
    const { api, user, settings, stop } = open();
    api.on(updateRecurrence, () => ({ ...aRecurrence({ active: false }), invoices: [] }));
    const dialog = await settings();
    await user.click(dialog.getByLabelText('Verzend facturen automatisch'));
    await waitFor(() => expect(readDraft('recurrence.12')).not.toBeNull());
    await stop(dialog);
    expect(await screen.findByText('De factuur wordt niet meer herhaald')).toBeInTheDocument();
    expect(readDraft('recurrence.12')).toBeNull();
  });

  it('keeps saving and closing out of reach while it is on its way', async () => {
    const { api, user, settings, stop } = open();
    api.on(updateRecurrence, () => new Promise(() => {}));
    const dialog = await settings();
    await user.click(dialog.getByLabelText('Verzend facturen automatisch'));
    await stop(dialog);
    await waitFor(() => expect(api.calls(updateRecurrence)).toHaveLength(1));
    expect(dialog.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Sluiten' }));
    expect(screen.queryByText(/zonder op te slaan/)).not.toBeInTheDocument();
  });
});
