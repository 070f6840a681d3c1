import {
  listTrash,
  restoreBookingItems,
  type TrashedItem,
} from '@boekwerk/shared/contract/bookkeeping/trash';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { TrashPage } from './trash-page';

signedIn();

const aTrashed = (own: Partial<TrashedItem> = {}): TrashedItem => ({
  id: 1,
  file_name: 'bon.pdf',
  tag: null,
  deleted_at: '2026-11-18T13:05:00.000Z',
  deleted_by: 'Marieke Jansen',
  kept_until: '2026-12-18',
  made_into: null,
  results: 0,
  made: [],
  ...own,
});
const post = aTrashed({
  ...{ id: 2, file_name: 'post.pdf', kept_until: null, made_into: 'cut', results: 5 },
  made: [
    { id: 8, file_name: 'post (1).pdf' },
    { id: 9, file_name: 'post (2).pdf' },
  ],
});

function open(...items: TrashedItem[]) {
  const api = fakeApi();
  api.on(listTrash, () => pageOf(items));
  return { api, ...renderScreen(<TrashPage />, { path: '/', at: '/' }) };
}

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;

async function restore({ user }: ReturnType<typeof open>, name: string) {
  await rowOf(name);
  await user.click(screen.getByRole('button', { name: `Acties voor ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Terugzetten' }));
}

describe('the trash', () => {
  it('says who put what there, until when it stays, and what became of it', async () => {
    open(aTrashed(), post, aTrashed({ id: 3, file_name: 'geboekt.pdf', kept_until: null }));
    expect(await rowOf('bon.pdf')).toHaveTextContent(
      'bon.pdf18-11-2026 14:05Marieke Jansen18-12-2026',
    );
    expect(await rowOf('post.pdf')).toHaveTextContent('Gekniptpost (1).pdfpost (2).pdfen nog 3');
    expect(screen.getByRole('link', { name: 'post (2).pdf' })).toHaveAttribute(
      'href',
      '/administration/document/overview?id=9',
    );
    expect(await rowOf('geboekt.pdf')).toHaveTextContent('Blijft bewaard');
  });

  it('gives one back, and says so', async () => {
    const view = open(aTrashed());
    view.api.on(restoreBookingItems, ({ body }) => ({
      ...{ updated: body.booking_item_ids, failed: [] },
    }));
    await restore(view, 'bon.pdf');
    expect(await screen.findByText('1 document is teruggezet')).toBeVisible();
    expect(view.api.calls(restoreBookingItems)).toMatchObject([
      { body: { booking_item_ids: [1], is_confirmed: true } },
    ]);
    await waitFor(() => expect(view.api.calls(listTrash).length).toBeGreaterThan(1));
  });

  it('asks first when what was made of it goes to the trash for it', async () => {
    const view = open(post);
    view.api.on(restoreBookingItems, () => ({ updated: [2], failed: [] }));
    await restore(view, 'post.pdf');
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.getByText('Dit document terugzetten?')).toBeVisible();
    expect(
      asked.getByText('De 5 documenten die hieruit zijn gemaakt, gaan dan naar de prullenbak.'),
    ).toBeVisible();
    await view.user.click(asked.getByRole('button', { name: 'Annuleren' }));
    expect(view.api.calls(restoreBookingItems)).toEqual([]);

    await restore(view, 'post.pdf');
    const again = within(await screen.findByRole('dialog'));
    await view.user.dblClick(again.getByRole('button', { name: 'Terugzetten' }));
    expect(await screen.findByText('1 document is teruggezet')).toBeVisible();
    expect(view.api.calls(restoreBookingItems)).toHaveLength(1);
  });

  it('counts no document twice that was made of several, and says what comes back with them', async () => {
    const merged: Partial<TrashedItem> = {
      ...{ kept_until: null, made_into: 'merge', results: 1 },
      made: [{ id: 8, file_name: 'samen.pdf' }],
    };
    const { user } = open(
      aTrashed({ id: 4, file_name: 'voor.pdf', ...merged }),
      aTrashed({ id: 5, file_name: 'achter.pdf', ...merged }),
    );
    for (const name of ['voor.pdf', 'achter.pdf'])
      await user.click(await screen.findByRole('checkbox', { name: `Selecteer ${name}` }));
    await user.click(screen.getByRole('button', { name: 'Acties (2)' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Terugzetten' }));
    expect(
      await screen.findByText(
        'De documenten die hieruit zijn gemaakt, gaan dan naar de prullenbak. De andere documenten waaruit is samengevoegd, komen ook terug.',
      ),
    ).toBeVisible();
  });

  it('gives several back, names with the reason what stays, and leaves that ticked', async () => {
    const { api, user } = open(aTrashed(), aTrashed({ id: 3, file_name: 'brief.pdf' }));
    api.on(restoreBookingItems, () => ({
      updated: [1],
      failed: [{ id: 3, message: 'Dit document is al teruggezet.' }],
    }));
    for (const name of ['bon.pdf', 'brief.pdf'])
      await user.click(await screen.findByRole('checkbox', { name: `Selecteer ${name}` }));
    await user.click(screen.getByRole('button', { name: 'Acties (2)' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Terugzetten' }));
    expect(await screen.findByText('1 document is teruggezet')).toBeVisible();
    expect(screen.getByText('1 document is niet teruggezet')).toBeVisible();
    expect(screen.getByText('brief.pdf: Dit document is al teruggezet.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Selecteer brief.pdf' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Selecteer bon.pdf' })).not.toBeChecked();
  });

  it('says that nothing came of it when the API cannot be reached', async () => {
    const view = open(aTrashed());
    view.api.fail(restoreBookingItems, 503, { message: 'Even niet bereikbaar' });
    await restore(view, 'bon.pdf');
    expect(await screen.findByText('Even niet bereikbaar')).toBeVisible();
    expect(await rowOf('bon.pdf')).toBeVisible();
  });

  it('says that it is empty, and that it could not be loaded', async () => {
    const api = fakeApi();
    api.fail(listTrash, 500);
    const { user } = renderScreen(<TrashPage />, { path: '/', at: '/' });
    expect(
      await screen.findByText('Er ging iets mis bij het laden van de prullenbak'),
    ).toBeVisible();
    api.on(listTrash, () => pageOf([]));
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('De prullenbak is leeg')).toBeVisible();
  });
});
