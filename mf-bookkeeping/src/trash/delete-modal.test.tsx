import {
  deleteBookingItems,
  restoreBookingItems,
} from '@boekwerk/shared/contract/bookkeeping/trash';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { aDocument } from '../testing/a-document';
import { deleteAction } from './delete-action';
import { DeleteModal } from './delete-modal';

signedIn();

const papers = [1, 2, 3].map((id) => aDocument({ id, file_name: `${id}.pdf` }));

function open(documents = papers) {
  const api = fakeApi();
  const done = { onClose: jest.fn(), onDone: jest.fn() };
  const screen = <DeleteModal documents={documents} {...done} />;
  return { api, ...done, ...renderScreen(screen, { path: '/', at: '/' }) };
}

const remove = () => screen.getByRole('button', { name: 'Verwijderen' });

describe('documents that are deleted', () => {
  it('are asked about, go once, and can be taken back at once', async () => {
    const { api, user, onDone } = open();
    expect(screen.getByRole('dialog', { name: 'Deze 3 items verwijderen?' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Annuleren' })).toHaveFocus());
    const outcome = { updated: [1, 3], failed: [{ id: 2, message: 'Dit document is geboekt.' }] };
    let answer = () => {};
    const answered = new Promise<typeof outcome>((resolve) => {
      answer = () => resolve(outcome);
    });
    api.on(deleteBookingItems, () => answered);
    await user.dblClick(remove());
    answer();
    expect(await screen.findByText('2 documenten zijn verwijderd')).toBeVisible();
    expect(api.calls(deleteBookingItems)).toMatchObject([
      { body: { booking_item_ids: [1, 2, 3] } },
    ]);
    expect(onDone).toHaveBeenCalledWith(outcome);

    api.on(restoreBookingItems, () => ({
      updated: [1],
      failed: [{ id: 3, message: 'Dit document is al teruggezet.' }],
    }));
    await user.click(screen.getByRole('button', { name: 'Terugzetten' }));
    expect(await screen.findByText('1 document is teruggezet')).toBeVisible();
    expect(screen.getByText('3.pdf: Dit document is al teruggezet.')).toBeVisible();
    expect(api.calls(restoreBookingItems)[0]?.body.booking_item_ids).toEqual([1, 3]);
  });

  it('stay when that is not wanted, or fails', async () => {
    const { api, user, onClose, onDone } = open(papers.slice(0, 1));
    expect(screen.getByText('Dit document verwijderen?')).toBeVisible();
    expect(
      screen.getByText('1.pdf gaat naar de prullenbak en kan 30 dagen worden teruggezet.'),
    ).toBeVisible();
    api.fail(deleteBookingItems, 503, { message: 'Even niet bereikbaar' });
    await user.click(remove());
    expect(await screen.findByText('Even niet bereikbaar')).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([2, 4] as const)('are none in state %i', (status) => {
    expect(deleteAction.appliesTo([aDocument(), aDocument({ status })])).toBe(
      'Wat geboekt of in verwerking is, kan niet worden verwijderd',
    );
  });
});
