import 'fake-indexeddb/auto';
import { uploadBookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { deleteFileDrafts, fileDrafts } from '@boekwerk/shared/session/file-drafts';
import { startSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, aUser, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { uploadByFetch } from '@boekwerk/shared/testing/upload-by-fetch';
import { screen, waitFor, within } from '@testing-library/react';
import { clear, keys } from 'idb-keyval';
import { aDocument } from '../../testing/a-document';
import { Widget } from '../widget';

const api = fakeApi();
uploadByFetch();
signedIn();
URL.createObjectURL = () => 'blob:http://localhost/1';

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });

/** Opens the page that photos are taken on; closing it is what a closed tab or a crash does. */
function open(relationId?: number) {
  const view = renderScreen(
    <Widget relationId={relationId} onBusy={jest.fn()} onClose={jest.fn()} />,
  );
  const choose = (...names: string[]) =>
    view.user.upload(screen.getByLabelText('Foto’s kiezen'), names.map(photo));
  const press = async (name: string) =>
    view.user.click(await screen.findByRole('button', { name }));
  return { ...view, choose, press };
}

const keptKeys = async () => (await keys<IDBValidKey[]>(fileDrafts())).map((key) => key[3]).sort();
/** Until so many files are kept; what holds them comes last. */
const kept = (files: number) =>
  waitFor(async () =>
    expect(await keptKeys()).toEqual([...Array<string>(files).fill('file'), 'tray']),
  );
const nothingKept = () => waitFor(async () => expect(await keptKeys()).toEqual([]));
const offered = /^Je hebt nog .* die niet/;
/** A page has looked for what was left by the time that it has kept something of its own. */
async function nothingOffered({ choose }: ReturnType<typeof open>) {
  const before = (await keptKeys()).length;
  await choose('later.jpg');
  await waitFor(async () => expect((await keptKeys()).length).toBe(before + 2));
  expect(screen.queryByText(offered)).not.toBeInTheDocument();
}

beforeEach(async () => {
  await clear(fileDrafts());
  api.on(uploadBookingItem, () => ({ item: aDocument(), duplicate_of: null }));
});

describe('photos of a page that was closed before they were handed in', () => {
  it('come back as they were, in their order and turned, and are gone once they are handed in', async () => {
    const before = open();
    await before.choose('een.jpg', 'twee.jpg', 'drie.jpg');
    await before.press('Foto 2 verwijderen');
    await before.press('Foto 2 draaien');
    await before.press('Foto 2 omhoog');
    await kept(2);
    before.unmount();

    const { press, choose } = open();
    expect(await screen.findByText('Je hebt nog 2 foto’s die niet zijn verstuurd.')).toBeVisible();
    await choose('vier.jpg');
    await press('Verder');
    expect(screen.queryByText(offered)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '3 foto’s' })).toBeVisible();
    expect(screen.getByAltText('Foto 1')).toHaveStyle({ transform: 'rotate(90deg)' });
    await press('Als één document');
    expect(await screen.findByText('drie.pdf')).toBeVisible();
    await screen.findByText('1 bestand geüpload');
    await nothingKept();
  });

  it('are thrown away once that is confirmed', async () => {
    const before = open();
    await before.choose('een.jpg');
    await kept(1);
    before.unmount();

    const { press, user } = open();
    expect(await screen.findByText('Je hebt nog 1 foto die niet is verstuurd.')).toBeVisible();
    await press('Weggooien');
    await press('Annuleren');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await keptKeys()).toEqual(['file', 'tray']);
    await press('Weggooien');
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Weggooien' }));
    await nothingKept();
    expect(screen.queryByText(offered)).not.toBeInTheDocument();
  });

  it.each([
    ['another user', () => describedAs({}, { user: aUser({ id: 2 }) })],
    [
      'another company of the same user',
      () => {
        startSession(aToken({ relation_id: 8 }));
        describedAs({ id: 8 });
      },
    ],
  ])('are not shown to %s, and are there when their user is back', async (_, switchTo) => {
    const before = open();
    await before.choose('een.jpg');
    await kept(1);
    before.unmount();

    switchTo();
    const other = open();
    await nothingOffered(other);
    other.unmount();

    startSession(aToken());
    describedAs();
    open();
    expect(await screen.findByText('Je hebt nog 1 foto die niet is verstuurd.')).toBeVisible();
  });

  it('are of the client that they were taken for', async () => {
    const before = open(12);
    await before.choose('een.jpg');
    await kept(1);
    before.unmount();

    const own = open();
    await nothingOffered(own);
    own.unmount();
    open(12);
    expect(await screen.findByText(offered)).toBeVisible();
  });

  it('are gone once their user has logged out', async () => {
    const before = open();
    await before.choose('een.jpg');
    await kept(1);
    await deleteFileDrafts();
    before.unmount();
    await nothingOffered(open());
  });

  it('hinder nobody where the store is full: they are taken and handed in as ever', async () => {
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { choose, press } = open();
    await choose('een.jpg', 'twee.jpg');
    await press('Als één document');
    await screen.findByText('1 bestand geüpload');
    expect(put).toHaveBeenCalled();
    put.mockRestore();
    expect(await keptKeys()).toEqual([]);
  });
});

describe('documents of a page that was closed while there was no connection', () => {
  it('go on once their user says so', async () => {
    api.fail(uploadBookingItem, 503);
    const before = open();
    await before.choose('een.jpg', 'twee.jpg');
    await before.press('Als één document');
    const file = new File(['%PDF'], 'bon.pdf', { type: 'application/pdf' });
    await before.user.upload(screen.getByLabelText(/Sleep bestanden hierheen/), file);
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    await kept(3);
    before.unmount();

    api.on(uploadBookingItem, () => ({ item: aDocument(), duplicate_of: null }));
    const { press } = open();
    expect(
      await screen.findByText('Je hebt nog 2 documenten die niet zijn verstuurd.'),
    ).toBeVisible();
    await press('Verder');
    await screen.findByText('2 bestanden geüpload');
    await nothingKept();
  });
});
