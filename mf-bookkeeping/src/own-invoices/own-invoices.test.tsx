import { listBookingItems } from '@boekwerk/shared/contract/bookkeeping/documents';
import {
  addEarlierInvoices,
  countEarlierInvoices,
} from '@boekwerk/shared/contract/bookkeeping/own-invoices';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { documentActions } from '../document-actions';
import { DocumentsPage } from '../documents-page';
import { aDocument, documentList } from '../testing/a-document';
import { withOffice } from '../testing/an-office';

signedIn();

const sold = aDocument({ is_own_invoice: true, invoice_id: 12, tag: 'VRK', status: 1 });

function open({ count = 0, waiting = 0 }) {
  const api = fakeApi();
  api.on(listBookingItems, () => documentList(sold));
  withOffice(api);
  api.on(countEarlierInvoices, ({ query }) => ({
    count: query.from === '' ? count : Math.min(count, 2),
    first_date: count > 0 ? '2025-11-02' : null,
    waiting,
  }));
  return { api, ...renderScreen(<DocumentsPage />, { path: '/', at: '/' }) };
}

describe('invoices that were sent before the books were kept', () => {
  it('are added from a day on, after saying how many those are', async () => {
    const { api, user } = open({ count: 31 });
    api.on(addEarlierInvoices, () => ({ count: 2 }));
    await user.click(await screen.findByRole('button', { name: 'Eerdere facturen (31)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Eerdere facturen toevoegen' });
    await within(dialog).findByText('2 facturen worden documenten.');
    await user.click(within(dialog).getByRole('button', { name: 'Toevoegen' }));
    expect(await screen.findByText('2 facturen komen zo bij de documenten te staan')).toBeVisible();
    expect(api.calls(addEarlierInvoices)).toMatchObject([
      { body: { from: expect.stringMatching(/^\d{4}-01-01$/) } },
    ]);
    await waitFor(() => expect(dialog).not.toBeVisible());
  });

  it('are not spoken of when there are none', async () => {
    const { api } = open({});
    await waitFor(() => expect(api.calls(countEarlierInvoices)).toHaveLength(1));
    await screen.findByRole('link', { name: sold.file_name });
    expect(screen.queryByRole('button', { name: /Eerdere facturen/ })).toBeNull();
  });
});

describe('an own invoice', () => {
  it('is not cut, merged, relabelled, moved or deleted, and says why', () => {
    const other = aDocument({ id: 8 });
    const others = documentActions.filter(({ key }) => key !== 'book');
    expect(others.map(({ appliesTo }) => appliesTo([other, sold]))).toEqual(
      Array(others.length).fill(expect.stringContaining('Een eigen verkoopfactuur blijft')),
    );
  });

  it('is booked among others', () => {
    const book = documentActions.find(({ key }) => key === 'book');
    expect(book?.appliesTo([{ ...sold, status: 1, tag: 'VRK' }])).toBe(true);
  });
});
