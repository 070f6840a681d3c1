import { listMoveTargets, moveBookingItems } from '@boekwerk/shared/contract/bookkeeping/move';
import { restoreBookingItems } from '@boekwerk/shared/contract/bookkeeping/trash';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { aDocument } from '../testing/a-document';
import { moveAction } from './move-action';
import { MoveModal } from './move-modal';

signedIn();

const papers = [1, 2, 3].map((id) => aDocument({ id, file_name: `${id}.pdf` }));
const targets = (...names: string[]) => ({
  data: names.map((name, at) => ({ id: at + 20, name })),
  has_more: false,
});

function open(
  documents = papers,
  found: (query: { search: string }) => ReturnType<typeof targets> = () =>
    targets('Bloemen', 'Studio Noord'),
) {
  const api = fakeApi();
  api.on(listMoveTargets, ({ query }) => found(query));
  const done = { onClose: jest.fn(), onDone: jest.fn() };
  const modal = <MoveModal documents={documents} {...done} />;
  return { api, ...done, ...renderScreen(modal, { path: '/', at: '/' }) };
}

const field = () => screen.findByRole('combobox', { name: /Administratie/ });
const move = () => screen.getByRole('button', { name: 'Verplaatsen' });

async function choose({ user }: ReturnType<typeof open>, name: string) {
  await user.click(await field());
  await user.click(await screen.findByTitle(name));
}

describe('documents that are moved', () => {
  it('go to the administration that is chosen, once, and say what was there already', async () => {
    const view = open();
    const { api, user, onDone } = view;
    expect(screen.getByRole('dialog', { name: 'Verplaatsen' })).toBeInTheDocument();
    await field();
    expect(
      screen.getByText('3 documenten gaan naar een andere administratie.'),
    ).toBeInTheDocument();
    await user.click(move());
    expect(await field()).toHaveAccessibleDescription('Kies een administratie');
    expect(api.calls(moveBookingItems)).toEqual([]);

    const outcome = {
      ...{ updated: [1, 2], duplicates: [2] },
      failed: [{ id: 3, message: 'Dit document is geboekt.' }],
    };
    let answer = () => {};
    const answered = new Promise<typeof outcome>((resolve) => {
      answer = () => resolve(outcome);
    });
    api.on(moveBookingItems, () => answered);
    await choose(view, 'Studio Noord');
    await user.dblClick(move());
    answer();
    expect(
      await screen.findByText(
        '2 documenten zijn verplaatst. 1 document stond daar al: zelfde bestand.',
      ),
    ).toBeVisible();
    expect(api.calls(moveBookingItems)).toMatchObject([
      { body: { booking_item_ids: [1, 2, 3], relation_id: 21 } },
    ]);
    expect(onDone).toHaveBeenCalledWith(outcome);
  });

  it('can be taken back at once, and say what could not be', async () => {
    const view = open();
    const { api, user } = view;
    api.on(moveBookingItems, () => ({ updated: [1, 2, 3], failed: [], duplicates: [] }));
    await choose(view, 'Bloemen');
    await user.click(move());
    await screen.findByText('3 documenten zijn verplaatst');
    api.on(restoreBookingItems, () => ({
      updated: [1, 3],
      failed: [{ id: 2, message: 'Wat hieruit is gemaakt, is al geboekt.' }],
    }));
    await user.click(screen.getByRole('button', { name: 'Terugzetten' }));
    expect(await screen.findByText('2 documenten zijn teruggezet')).toBeVisible();
    expect(screen.getByText('2.pdf: Wat hieruit is gemaakt, is al geboekt.')).toBeVisible();
  });

  it('stay when it fails, with what was chosen', async () => {
    const view = open(papers.slice(0, 1));
    const { api, user, onDone, onClose } = view;
    await field();
    expect(screen.getByText('1.pdf gaat naar een andere administratie.')).toBeVisible();
    api.fail(moveBookingItems, 422, { errors: { relation_id: ['Kies een administratie'] } });
    await choose(view, 'Bloemen');
    await user.click(move());
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription('Kies een administratie'),
    );
    api.fail(moveBookingItems, 503, { message: 'Even niet bereikbaar' });
    await user.click(move());
    expect(await screen.findByText('Even niet bereikbaar')).toBeVisible();
    expect((await field()).closest('[title]')).toHaveAttribute('title', 'Bloemen');
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('search among more than ten administrations, and say that these could not be loaded', async () => {
    const { api, user } = open(papers, ({ search }) =>
      search === ''
        ? targets(...Array.from({ length: 11 }, (_, n) => `Klant ${n}`))
        : targets('Zeilmakerij'),
    );
    await user.click(await field());
    await screen.findByTitle('Klant 0');
    await user.type(await field(), 'zeil');
    // What was found before would be gone from under the mouse.
    expect(screen.queryByTitle('Klant 0')).not.toBeInTheDocument();
    expect(await screen.findByTitle('Zeilmakerij')).toBeVisible();
    expect(api.calls(listMoveTargets).at(-1)?.query.search).toBe('zeil');

    api.fail(listMoveTargets, 503);
    await user.type(await field(), 'x');
    expect(
      await screen.findByText('Er ging iets mis bij het laden van de administraties'),
    ).toBeVisible();
  });

  it('go nowhere when there is no other administration', async () => {
    open(papers, () => targets());
    expect(
      await screen.findByText('Er is geen andere administratie om naar te verplaatsen.'),
    ).toBeInTheDocument();
    expect(move()).toBeDisabled();
  });

  it.each([2, 4] as const)('are none in state %i', (status) => {
    expect(moveAction.appliesTo([aDocument(), aDocument({ status })])).toBe(
      'Wat geboekt of in verwerking is, kan niet worden verplaatst',
    );
  });
});
