import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { sendInvoices, sendReminders } from '@boekwerk/shared/contract/invoice-sending';
import { payInvoices } from '@boekwerk/shared/contract/payments';
import { readDraft, saveDraft } from '@boekwerk/shared/session/drafts';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { keysOfCalls } from '@boekwerk/shared/testing/keys-of-calls';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { anOverdueRow, aRow } from '../testing/open-overview';
import { bulkItems } from './bulk-items';
import { useBulk } from './use-bulk';

signedIn();

function Entries({ selected }: { selected: readonly InvoiceRow[] }) {
  const [kept, keep] = useState<readonly number[]>();
  const bulk = useBulk();
  return (
    <>
      {bulkItems(bulk.start, selected, keep).map(({ key, label, disabledReason, onClick }) => (
        <button key={key} type="button" title={disabledReason} onClick={onClick}>
          {label}
        </button>
      ))}
      {kept && <p>Nog geselecteerd: {kept.join()}</p>}
      {bulk.dialog}
    </>
  );
}

const open = (...selected: InvoiceRow[]) => ({
  api: fakeApi(),
  ...renderScreen(<Entries selected={selected} />),
});

describe('what is done to the ticked invoices', () => {
  it('counts per entry to how many it applies, with the reason when to none', () => {
    open(aRow(), aRow({ id: 13 }));
    expect(screen.getByText('Verstuur factuur (2)')).not.toHaveAttribute('title');
    expect(screen.getByText('Verstuur herinnering (0)')).toHaveAttribute(
      'title',
      'Alleen voor vervallen facturen die nog openstaan',
    );
    expect(screen.getByText('Markeer als betaald (0)')).toHaveAttribute(
      'title',
      'Alleen voor verzonden facturen die nog openstaan',
    );
  });

  it('takes only those to which it applies, once confirmed, and tells to how many it was done', async () => {
    const { api, user } = open(aRow(), anOverdueRow(1), anOverdueRow(2));
    api.on(sendReminders, ({ body }) => ({ updated: body.invoice_ids, failed: [] }));
    await user.click(screen.getByText('Verstuur herinnering (2)'));
    expect(await screen.findByText('Herinnering versturen voor 2 facturen?')).toBeInTheDocument();
    expect(api.calls(sendReminders)).toHaveLength(0);
    await user.click(screen.getByText('Versturen'));
    expect(
      await screen.findByText('Een herinnering is verstuurd voor 2 facturen'),
    ).toBeInTheDocument();
    const { updated_at } = anOverdueRow(1);
    const versions = { 1: updated_at, 2: updated_at };
    expect(api.calls(sendReminders)).toMatchObject([
      { body: { invoice_ids: [1, 2], versions, emails: [] } },
    ]);
    expect(screen.getByText('Nog geselecteerd:')).toBeInTheDocument();
  });

  it('keeps the words that were not sent of those alone that it could not mail', async () => {
    for (const draft of ['mail.reminder.1', 'mail.reminder.2', 'mail.invoice.1'])
      saveDraft(draft, {});
    const { api, user } = open(anOverdueRow(1), anOverdueRow(2));
    api.on(sendReminders, () => ({ updated: [1], failed: [{ id: 2, message: 'Nee' }] }));
    await user.click(screen.getByText('Verstuur herinnering (2)'));
    await user.click(await screen.findByText('Versturen'));
    await waitFor(() => expect(readDraft('mail.reminder.1')).toBeNull());
    for (const draft of ['mail.reminder.2', 'mail.invoice.1'])
      expect(readDraft(draft)).not.toBeNull();
  });

  it('goes under the usual subjects as long as nobody writes another, and that one is asked for', async () => {
    const { api, user } = open(anOverdueRow(1));
    api.on(sendReminders, ({ body }) => ({ updated: body.invoice_ids, failed: [] }));
    const start = async () => user.click(screen.getByText('Verstuur herinnering (1)'));
    const subject = () => screen.findByLabelText(/Onderwerp/);
    await start();
    expect(await subject()).toHaveValue(
      'Herinnering: factuur {invoice_number} van {from_company_name}',
    );
    await user.click(screen.getByText('Versturen'));
    await screen.findByText(/Een herinnering is verstuurd/);
    await start();
    await user.clear(await subject());
    await user.click(screen.getByText('Versturen'));
    expect(await subject()).toHaveAccessibleDescription('Onderwerp is verplicht');
    await user.click(await subject());
    await user.paste('Betaal {invoice_number}');
    await user.click(screen.getByText('Versturen'));
    await waitFor(() => expect(api.calls(sendReminders)).toHaveLength(2));
    expect(api.calls(sendReminders).map(({ body }) => body.subject)).toEqual([
      undefined,
      'Betaal {invoice_number}',
    ]);
  });

  it('brings a copy of each e-mail to who ticks that, and the next time it is ticked', async () => {
    const { api, user } = open(aRow());
    api.on(sendInvoices, ({ body }) => ({ updated: body.invoice_ids, failed: [] }));
    const copies = () =>
      screen.findByRole('checkbox', { name: 'Stuur mij van elke e-mail een kopie' });
    await user.click(screen.getByText('Verstuur factuur (1)'));
    await user.click(await copies());
    await user.click(screen.getByText('Versturen'));
    await screen.findByText(/Een e-mail is verzonden/);
    expect(api.calls(sendInvoices)).toMatchObject([{ body: { copy_to_self: true } }]);
    await user.click(screen.getByText('Verstuur factuur (1)'));
    expect(await copies()).toBeChecked();
  });

  it('names those that failed with the reason, and leaves only them ticked', async () => {
    const { api, user } = open(anOverdueRow(1), anOverdueRow(2));
    api.on(payInvoices, () => ({
      updated: [1],
      failed: [{ id: 2, message: 'Deze factuur is al helemaal betaald' }],
    }));
    await user.click(screen.getByText('Markeer als betaald (2)'));
    await user.click(await screen.findByText('Markeren'));
    expect(await screen.findByText('De status is veranderd voor 1 factuur')).toBeInTheDocument();
    expect(await screen.findByText('1 factuur niet gemarkeerd als betaald')).toBeInTheDocument();
    expect(screen.getByText('2026-0002').closest('li')).toHaveTextContent(
      '2026-0002: Deze factuur is al helemaal betaald',
    );
    expect(screen.getByText('Deze factuur is nog geselecteerd.')).toBeInTheDocument();
    expect(screen.getByText('Nog geselecteerd: 2')).toBeInTheDocument();
  });

  it('asks for them by their dates, the earliest first, as each call gives numbers of its own', async () => {
    const dated = Array.from({ length: 26 }, (_, index) =>
      aRow({ id: index + 1, date: `2026-11-${String(30 - index).padStart(2, '0')}` }),
    );
    const { api, user } = open(...dated, aRow({ id: 40, date: '2026-11-05' }));
    api.on(sendInvoices, ({ body }) => ({ updated: body.invoice_ids, failed: [] }));
    await user.click(screen.getByText('Verstuur factuur (27)'));
    await user.click(await screen.findByText('Versturen'));
    await screen.findByText('Een e-mail is verzonden voor 27 facturen');
    const asked = api.calls(sendInvoices).flatMap(({ body }) => body.invoice_ids);
    const byDate = dated.map(({ id }) => id).reverse();
    expect(asked).toEqual([26, 40, ...byDate.slice(1)]);
  });

  it('tries an unanswered call again as it was under its key, and an answered one under another', async () => {
    const row = anOverdueRow(1);
    const { api, user } = open(row);
    const keys = keysOfCalls();
    const send = async () => {
      await user.click(screen.getByText('Verstuur factuur (1)'));
      await user.click(await screen.findByText('Versturen'));
    };
    api.fail(sendInvoices, 503, { message: 'Even niet bereikbaar' });
    await send();
    expect(await screen.findByText(/Even niet bereikbaar/)).toBeInTheDocument();
    await user.click(screen.getByText('Sluiten'));
    // It came through without an answer, and the list shows it so.
    row.updated_at = '2026-11-30T12:00:00.000Z';

    api.on(sendInvoices, ({ body }) => ({ updated: body.invoice_ids, failed: [] }));
    await send();
    await screen.findByText('Een e-mail is verzonden voor 1 factuur');
    await send();
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[1]).toBe(keys[0]);
    const [first, again, another] = api.calls(sendInvoices).map(({ body }) => body.versions);
    expect(again).toEqual(first);
    expect(another).toEqual({ 1: row.updated_at });
    expect(keys[2]).not.toBe(keys[0]);
  });
});
