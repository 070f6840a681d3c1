import { deleteInvoice, listInvoices } from '@boekwerk/shared/contract/invoicing';
import { readDraft, saveDraft } from '@boekwerk/shared/session/drafts';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { aRow, openOverview } from './testing/open-overview';

signedIn();

describe('removing a concept', () => {
  it('keeps nothing of what was typed about it', async () => {
    const drafts = ['invoice.12', 'mail.invoice.12', 'recurrence.12'];
    for (const draft of [...drafts, 'invoice.13']) saveDraft(draft, {});
    const { api, user } = openOverview({ rows: [aRow()] });
    api.on(deleteInvoice, () => null);
    await user.click(await screen.findByRole('button', { name: /^Acties/ }));
    await user.click(await screen.findByText('Verwijderen'));
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(drafts.map(readDraft)).toEqual([null, null, null]));
    expect(readDraft('invoice.13')).not.toBeNull();
  });

  it('shows the list as it is now when somebody else removed it first', async () => {
    const { api, user } = openOverview({ rows: [aRow(), aRow({ id: 13 })] });
    const row = (await screen.findByRole('link', { name: 'concept 12' })).closest('tr');
    await user.click(within(row as HTMLElement).getByRole('button', { name: 'Acties' }));
    await user.click(await screen.findByText('Verwijderen'));
    api.fail(deleteInvoice, 404, { message: 'Deze factuur bestaat niet (meer)' });
    const [seen] = api.calls(listInvoices);
    api.on(listInvoices, () => ({
      data: [aRow({ id: 13 })],
      pagination: {
        page: 1,
        itemsPerPage: seen?.query.itemsPerPage ?? 0,
        pageCount: 1,
        itemsLength: 1,
        pageStart: 1,
        pageStop: 1,
      },
      counts: { all: 1, concept: 1, sent: 0, expired: 0, paid: 0, recurring: 0 },
    }));
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Deze factuur bestaat niet (meer)')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'concept 12' })).not.toBeInTheDocument(),
    );
  });
});
