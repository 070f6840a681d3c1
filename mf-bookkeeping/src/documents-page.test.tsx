import {
  bookBookingItem,
  endQuestion,
  getBookingItem,
  processBookingItem,
  saveBookingItem,
} from '@boekwerk/shared/contract/bookkeeping/booking';
import { checkConnection } from '@boekwerk/shared/contract/bookkeeping/connection';
import { addNote, getDocumentLog } from '@boekwerk/shared/contract/bookkeeping/document-log';
import {
  type BookingItem,
  getDocumentsBeside,
  getDocumentUrl,
  labelBookingItem,
  listBookingItems,
  uploadBookingItem,
} from '@boekwerk/shared/contract/bookkeeping/documents';
import { listDuplicates } from '@boekwerk/shared/contract/bookkeeping/duplicates';
import { tellPresence } from '@boekwerk/shared/contract/bookkeeping/presence';
import {
  getTrashedItem,
  restoreBookingItems,
  type TrashedItem,
} from '@boekwerk/shared/contract/bookkeeping/trash';
import { endpoint } from '@boekwerk/shared/contract/endpoint';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { QueryClient } from '@boekwerk/shared/query';
import { startSession } from '@boekwerk/shared/session/session-store';
import { aConnection } from '@boekwerk/shared/testing/a-connection';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { uploadByFetch } from '@boekwerk/shared/testing/upload-by-fetch';
import { act, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { prefetchDocuments } from './document-list-query';
import { DocumentsPage } from './documents-page';
import { aFilledBooking } from './testing/a-booking';
import { aDocument, documentList } from './testing/a-document';
import { withOffice } from './testing/an-office';

const aPhoto = (own: Partial<BookingItem> = {}) => aDocument({ content_type: 'image/png', ...own });

const aTrashed = (own: Partial<TrashedItem> = {}): TrashedItem => ({
  ...{ id: 9, file_name: 'bon.pdf', tag: null, kept_until: '2026-12-20' },
  ...{ deleted_at: '2026-11-20T09:00:00.000Z', deleted_by: 'Maria van der Velde' },
  ...{ made_into: null, results: 0, made: [] },
  ...own,
});

/** Where the link to a document leads. */
const file = endpoint({
  summary: 'A file',
  method: 'GET',
  path: '/files/:key',
  params: v.object({ key: v.string() }),
  right: 'anyone',
  reply: v.string(),
});

const receipt = aPhoto({ id: 8, file_name: 'bon.png', tag: 'INK' });

uploadByFetch();
// jsdom has no addresses for bytes.
URL.createObjectURL = () => 'blob:http://localhost/1';

function open(at = '/', client?: QueryClient) {
  const api = fakeApi();
  api.on(listBookingItems, () => documentList(aPhoto(), receipt));
  api.on(getBookingItem, ({ params }) => (params.id === 8 ? receipt : aPhoto()));
  api.on(getDocumentLog, () => ({
    upload: null,
    tag: null,
    booked: null,
    origin: null,
    notes: [],
  }));
  api.on(listDuplicates, () => []);
  api.on(getDocumentsBeside, () => ({ previous: null, next: null }));
  api.on(tellPresence, () => ({ others: [] }));
  api.on(getDocumentUrl, ({ params }) => `/api/files/${params.id}`);
  api.on(file, () => 'bytes');
  withOffice(api);
  return { api, ...renderScreen(<DocumentsPage />, { path: '/', at, client }) };
}

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

async function chooseLabel(user: ReturnType<typeof open>['user'], label: string) {
  const viewer = within(await screen.findByRole('dialog'));
  await user.click(await viewer.findByRole('combobox', { name: 'Label' }));
  await user.click(await screen.findByTitle(label));
}

async function choose(user: ReturnType<typeof open>['user'], ...files: File[]) {
  const dialog = await screen.findByRole('dialog', { name: 'Documenten uploaden' });
  await user.upload(within(dialog).getByLabelText(/Sleep bestanden hierheen/), files);
  return within(dialog);
}

describe('documents', () => {
  it('lists what was handed in, the newest first, and opens one at its place in the list', async () => {
    const { api, user, address } = open();
    const row = (await screen.findByRole('link', { name: 'bon.png' })).closest('tr');
    expect(row).toHaveTextContent('(nog geen nr.)bon.png–Inkoop (INK)18-11-2026––Te verwerken');
    expect(screen.getByRole('tab', { name: 'Te verwerken 2' })).toBeVisible();
    expect(api.calls(listBookingItems)[0]?.query).toMatchObject({
      tab: 'all',
      sort: 'uploaded_date',
      order: 'desc',
      itemsPerPage: 10,
    });

    await user.click(screen.getByRole('link', { name: 'molen-de-hoop.pdf' }));
    const viewer = within(await screen.findByRole('dialog'));
    await viewer.findByText('1 van 2');
    await viewer.findByText('2,3 MB');
    expect(viewer.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Document',
      'Gegevens',
      'Vragen',
    ]);

    await user.keyboard('{ArrowRight}');
    await viewer.findByText('2 van 2');
    expect(address()).toBe('/?id=8');
    expect(viewer.getByRole('tab', { name: 'Factuur details' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(address()).toBe('/');
  });

  it('fetches the list anew when asked to', async () => {
    const { api, user } = open();
    await screen.findByRole('link', { name: 'bon.png' });
    const before = api.calls(listBookingItems).length;
    await user.click(screen.getByRole('button', { name: 'Vernieuwen' }));
    await waitFor(() => expect(api.calls(listBookingItems).length).toBeGreaterThan(before));
  });

  it.each([
    ['molen-de-hoop.pdf', 'without a label'],
    ['bon.png', 'with one'],
  ])('offers for %s, %s, what can be done with one document by itself', async (name) => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name }));
    const viewer = within(await screen.findByRole('dialog'));
    await user.click(await viewer.findByRole('button', { name: 'Acties' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Knippen',
      'Verplaatsen',
      'Verwijderen',
    ]);
  });

  it('says of a booked one what became of it in the accounting package', async () => {
    const { api } = open('/?id=9');
    const changed = aPhoto({ id: 9, status: 2, package_difference: 'changed' });
    const deleted = aPhoto({
      id: 10,
      status: 2,
      package_difference: 'deleted',
      file_name: 'b.png',
    });
    api.on(listBookingItems, () => documentList(changed, deleted));
    api.on(getBookingItem, () => changed);
    const row = (await screen.findByRole('link', { name: 'b.png' })).closest('tr');
    expect(row).toHaveTextContent('Verwijderd in Twinfield');
    const viewer = within(await screen.findByRole('dialog'));
    expect(await viewer.findByText('Gewijzigd in Twinfield')).toBeVisible();
  });

  it('labels at once, based on what was shown, and says when somebody else was first', async () => {
    const { api, user } = open('/?id=7');
    api.on(labelBookingItem, ({ body }) => aPhoto({ tag: body.tag }));
    await chooseLabel(user, 'Verkoop (VRK)');
    await screen.findByText('Label opgeslagen');
    expect(api.calls(labelBookingItem)[0]?.body).toEqual({
      tag: 'VRK',
      updated_at: '2026-11-18T13:05:00.000Z',
    });

    api.fail(labelBookingItem, 409, { message: 'Gewijzigd door Piet om 14:10' });
    api.on(getBookingItem, () => aPhoto({ tag: null }));
    await chooseLabel(user, 'Inkoop (INK)');
    await screen.findByText('Gewijzigd door Piet om 14:10');
    await waitFor(() => expect(api.calls(getBookingItem).length).toBeGreaterThan(2));
  });

  it('keeps the focus on the label while that is saved, and takes no second one meanwhile', async () => {
    const { api, user } = open('/?id=7');
    let keep = () => {};
    api.on(labelBookingItem, async ({ body }) => {
      await new Promise<void>((resolve) => {
        keep = resolve;
      });
      return aPhoto({ tag: body.tag });
    });
    await chooseLabel(user, 'Verkoop (VRK)');
    await waitFor(() => expect(api.calls(labelBookingItem)).toHaveLength(1));
    const label = screen.getByRole('combobox', { name: 'Label' });
    expect(label).toBeEnabled();
    expect(label).toHaveFocus();
    expect(label).toHaveAttribute('aria-busy', 'true');
    await chooseLabel(user, 'Inkoop (INK)');
    keep();
    await screen.findByText('Label opgeslagen');
    expect(label).toHaveFocus();
    expect(api.calls(labelBookingItem)).toHaveLength(1);
  });

  it('asks before a booking that is not saved is closed, or another document opened', async () => {
    const { api, user, address } = open('/?id=8');
    api.on(getBookingItem, () => aPhoto({ id: 8, tag: 'INK', status: DocumentStatus.toBook }));
    await user.type(await screen.findByLabelText(/Factuurnummer/), 'F1');
    for (const leave of ['Sluiten (Esc)', 'Vorig document (←)']) {
      await user.click(screen.getByRole('button', { name: leave }));
      await screen.findByText('Weet je zeker dat je wil afsluiten zonder op te slaan?');
      await user.click(screen.getByRole('button', { name: 'Verder bewerken' }));
      expect(address()).toBe('/?id=8');
      expect(screen.getByLabelText(/Factuurnummer/)).toHaveValue('F1');
    }
    await user.click(screen.getByRole('button', { name: 'Sluiten (Esc)' }));
    await user.click(await screen.findByRole('button', { name: 'Afsluiten' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('goes on by key from a field in which nothing is typed', async () => {
    const toBook = (id: number) =>
      aPhoto({ id, file_name: `bon-${id}.png`, tag: 'INK', status: DocumentStatus.toBook });
    const { api, user, address } = open('/?id=7');
    api.on(listBookingItems, () => documentList(toBook(7), toBook(8)));
    api.on(getBookingItem, ({ params }) => toBook(params.id));
    await user.click(await screen.findByLabelText(/Factuurnummer/));
    await user.keyboard('{ArrowRight}');
    await screen.findByText('2 van 2');
    expect(address()).toBe('/?id=8');
  });

  it('asks for a new link once when the old one is gone, then offers download and another try', async () => {
    const { api, user } = open();
    await screen.findByRole('link', { name: 'bon.png' });
    api.fail(file, 404, { message: 'Deze link is verlopen' });
    await user.click(screen.getByRole('link', { name: 'bon.png' }));
    await screen.findByText('Het voorbeeld kan niet worden getoond');
    expect(api.calls(getDocumentUrl)).toHaveLength(2);
    await screen.findByText('Downloaden');

    api.on(file, () => 'bytes');
    await user.click(screen.getByText('Opnieuw proberen'));
    await screen.findByTitle('Inzoomen (+)');
  });

  it('is saved under the name that it has now, and never shown as what it is', async () => {
    const made = jest.spyOn(URL, 'createObjectURL');
    const saved: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
    click.mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.protocol} ${this.download}`);
    });
    const { user } = open('/?id=8');
    await screen.findByTitle('Inzoomen (+)');
    await user.click(screen.getByText('Downloaden'));
    await waitFor(() => expect(saved).toEqual(['blob: bon.png']));
    const kind = { type: 'application/octet-stream' };
    expect(made).toHaveBeenLastCalledWith(expect.objectContaining(kind));
    click.mockRestore();
    made.mockRestore();
  });

  it('renames one by its name, and takes back what is typed with Escape', async () => {
    const { api, user, address } = open('/?id=8');
    api.on(saveBookingItem, ({ body }) => ({ ...receipt, ...body.bookingItem }) as typeof receipt);
    const name = await screen.findByLabelText('Bestandsnaam');
    await user.type(name, ' 2{Escape}');
    expect(name).toHaveValue('bon');
    expect(address()).toBe('/?id=8');
    expect(api.calls(saveBookingItem)).toEqual([]);

    await user.clear(name);
    await user.type(name, '{Enter}');
    expect(name).toHaveAccessibleDescription('Bestandsnaam is verplicht.');
    await user.type(name, 'bon bloem{Enter}');
    expect(await screen.findByText('bon bloem.png')).toBeVisible();
    expect(api.calls(saveBookingItem)[0]?.body).toEqual({
      bookingItem: { file_name: 'bon bloem.png' },
      updated_at: receipt.updated_at,
    });

    api.fail(saveBookingItem, 409, { message: 'Gewijzigd door Piet om 14:10' });
    await user.type(name, ' 3{Enter}');
    await screen.findByText('Gewijzigd door Piet om 14:10');
    expect(name).toHaveValue('bon bloem 3');
  });

  it('is not renamed over another name that was read while it was typed, unless that was told', async () => {
    const { api, user } = open('/?id=8');
    const name = await screen.findByLabelText('Bestandsnaam');
    await user.type(name, ' 2');
    const renamed = {
      ...receipt,
      file_name: 'van Piet.png',
      updated_at: '2026-11-25T10:00:00.000Z',
    };
    api.on(listBookingItems, () => documentList(aPhoto(), renamed));
    api.on(getBookingItem, () => renamed);
    const asked = api.calls(getBookingItem).length;
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(api.calls(getBookingItem).length).toBeGreaterThan(asked));
    await screen.findByText('van Piet.png');
    api.fail(saveBookingItem, 409, { message: 'Gewijzigd door Piet om 14:10' });
    await user.type(name, '{Enter}');
    await screen.findByText('Gewijzigd door Piet om 14:10');
    api.on(saveBookingItem, ({ body }) => ({ ...renamed, ...body.bookingItem }) as typeof receipt);
    await user.type(name, '{Enter}');
    expect(await screen.findByText('bon 2.png')).toBeVisible();
    expect(api.calls(saveBookingItem).map(({ body }) => body.updated_at)).toEqual([
      receipt.updated_at,
      renamed.updated_at,
    ]);
  });

  describe('of which a name was typed', () => {
    const named = { ...receipt, file_name: 'bon 2.png', updated_at: '2026-11-25T10:00:00.000Z' };

    async function type() {
      const opened = open('/?id=8');
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      opened.api.on(saveBookingItem, () => answered.then(() => named));
      opened.api.on(processBookingItem, () => ({ ...named, status: DocumentStatus.inProgress }));
      await screen.findByRole('button', { name: 'Verwerken' });
      await opened.user.type(await screen.findByLabelText('Bestandsnaam'), ' 2');
      return { ...opened, answer };
    }

    it.each(['its button', 'a key'])('is processed by %s once that is kept', async (by) => {
      const { api, user, answer } = await type();
      if (by === 'a key') await user.keyboard('{Control>}{Enter}{/Control}');
      else await user.click(screen.getByRole('button', { name: /Verwerken/ }));
      await waitFor(() => expect(api.calls(saveBookingItem)).toHaveLength(1));
      expect(api.calls(processBookingItem)).toEqual([]);
      answer();
      await waitFor(() => expect(api.calls(processBookingItem)).toHaveLength(1));
      expect(api.calls(processBookingItem)[0]?.body).toEqual({ updated_at: named.updated_at });
    });

    it.each([
      ['saved', 'Opslaan', 2],
      ['booked', 'Boeken', 1],
    ])('is %s as the version that it makes', async (_, button, saves) => {
      const toBook = aFilledBooking({ id: 8, file_name: 'bon.png', content_type: 'image/png' });
      const { api, user } = open('/?id=8');
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const { file_name, updated_at } = named;
      api.on(getBookingItem, () => toBook);
      api.on(saveBookingItem, () => answered.then(() => ({ ...toBook, file_name, updated_at })));
      api.on(bookBookingItem, () => ({ ...toBook, status: DocumentStatus.inProgress }));
      await user.type(await screen.findByLabelText(/Betalingskenmerk/), '7');
      await user.type(await screen.findByLabelText('Bestandsnaam'), ' 2');
      await user.click(screen.getByRole('button', { name: new RegExp(button) }));
      await waitFor(() => expect(api.calls(saveBookingItem)).toHaveLength(1));
      answer();
      const sent = () => [...api.calls(saveBookingItem), ...api.calls(bookBookingItem)];
      await waitFor(() => expect(sent()).toHaveLength(2));
      expect(api.calls(saveBookingItem)).toHaveLength(saves);
      expect(sent()[1]?.body).toMatchObject({ updated_at });
    });

    it('is not processed when that could not be kept', async () => {
      const { api, user } = await type();
      api.fail(saveBookingItem, 409, { message: 'Gewijzigd door Piet om 14:10' });
      await user.click(screen.getByRole('button', { name: /Verwerken/ }));
      await screen.findByText('Gewijzigd door Piet om 14:10');
      expect(screen.getByLabelText('Bestandsnaam')).toHaveValue('bon 2');
      expect(api.calls(processBookingItem)).toEqual([]);
    });
  });

  it('ends a question: to be booked with a label, else to be processed', async () => {
    const asked = aPhoto({ status: DocumentStatus.questions, tag: 'INK' });
    const { api, user } = open('/?id=7');
    api.on(getBookingItem, () => asked);
    api.on(endQuestion, () => ({ ...asked, status: DocumentStatus.toBook }));
    await user.click(await screen.findByRole('button', { name: /^Status: Vragen/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Nog te boeken' }));
    await waitFor(() => expect(api.calls(endQuestion)).toHaveLength(1));
    expect(api.calls(endQuestion)[0]?.body).toEqual({ updated_at: asked.updated_at });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Status: Vragen/ })).not.toBeInTheDocument(),
    );
  });

  it('keeps the focus on its state while a question is ended', async () => {
    const { api, user } = open('/?id=7');
    api.on(getBookingItem, () => aPhoto({ status: DocumentStatus.questions, tag: 'INK' }));
    api.on(endQuestion, () => new Promise(() => {}));
    await user.click(await screen.findByRole('button', { name: /^Status: Vragen/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Nog te boeken' }));
    await waitFor(() => expect(api.calls(endQuestion)).toHaveLength(1));
    expect(screen.getByRole('button', { name: /^Status: Vragen/ })).toBeEnabled();
  });

  it('is cut, moved and deleted while it is asked about, also before it has a label', async () => {
    const { api, user } = open('/?id=7');
    api.on(getBookingItem, () => aPhoto({ status: DocumentStatus.questions }));
    await user.click(await screen.findByRole('button', { name: 'Acties' }));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Knippen', 'Verplaatsen', 'Verwijderen']);
    expect(screen.queryByRole('button', { name: 'Verwerken' })).not.toBeInTheDocument();
  });

  it('goes on with the next one once one is processed, until the last', async () => {
    const tagged = (id: number) => aPhoto({ id, file_name: `bon-${id}.png`, tag: 'INK' });
    const { api, user, address } = open('/?id=7');
    api.on(listBookingItems, () => documentList(tagged(7), tagged(8)));
    api.on(getBookingItem, ({ params }) => tagged(params.id));
    api.on(processBookingItem, ({ params }) => ({
      ...tagged(params.id),
      status: DocumentStatus.inProgress,
    }));
    await screen.findByText('1 van 2');
    await screen.findByRole('button', { name: 'Verwerken' });
    await user.keyboard('{Control>}{Enter}{/Control}');
    // The address is ahead of the screen.
    await screen.findByText('2 van 2');
    expect(address()).toBe('/?id=8');
    await user.click(await screen.findByRole('button', { name: 'Verwerken' }));
    expect(await screen.findByText('Klaar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Naar de lijst' }));
    expect(address()).toBe('/');
  });

  it('is not processed by the key that sends a question about it', async () => {
    const { api, user } = open('/?id=8');
    api.on(addNote, ({ body }) => ({
      ...{ id: 31, message: body.message, created_at: '2026-11-18T13:05:00.000Z' },
      user: { id: 1, name: 'Maria', last_name: 'Jansen', avatar_url: null },
      ...{ answered_at: null, reminded_at: null },
    }));
    api.on(processBookingItem, () => receipt);
    await screen.findByRole('button', { name: 'Verwerken' });
    await user.keyboard('{Alt>}[Digit2]{/Alt}');
    const question = await screen.findByLabelText('Vraag of antwoord');
    await user.type(question, 'Van wie?{Control>}{Enter}{/Control}');
    await waitFor(() => expect(question).toHaveValue(''));
    expect(api.calls(addNote).map(({ body }) => body.message)).toEqual(['Van wie?']);
    expect(api.calls(processBookingItem)).toEqual([]);
  });

  it('is processed by a quick key with the label that is still being kept', async () => {
    const { api, user, address } = open('/?id=7');
    let keep = () => {};
    let shown = aPhoto();
    api.on(getBookingItem, () => shown);
    api.on(labelBookingItem, async ({ body }) => {
      await new Promise<void>((resolve) => {
        keep = resolve;
      });
      shown = aPhoto({ tag: body.tag, updated_at: '2026-11-18T14:00:00.000Z' });
      return shown;
    });
    api.on(processBookingItem, () => aPhoto({ tag: 'INK', status: DocumentStatus.inProgress }));
    await screen.findByRole('button', { name: 'Verwerken' });
    await user.keyboard('i{Control>}{Enter}{/Control}');
    await waitFor(() => expect(api.calls(labelBookingItem)).toHaveLength(1));
    expect(screen.queryByText('Selecteer eerst een label')).not.toBeInTheDocument();
    expect(api.calls(processBookingItem)).toEqual([]);
    keep();
    await waitFor(() => expect(api.calls(processBookingItem)).toHaveLength(1));
    expect(api.calls(processBookingItem)[0]?.body.updated_at).toBe(shown.updated_at);
    await waitFor(() => expect(address()).toBe('/?id=8'));
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
  });

  it('is not processed by that key when its label was not kept', async () => {
    const { api, user } = open('/?id=7');
    let refuse = () => {};
    api.on(labelBookingItem, async () => {
      await new Promise<void>((resolve) => {
        refuse = resolve;
      });
      throw new TypeError('offline');
    });
    await screen.findByRole('button', { name: 'Verwerken' });
    await user.keyboard('i{Control>}{Enter}{/Control}');
    await waitFor(() => expect(api.calls(labelBookingItem)).toHaveLength(1));
    refuse();
    await screen.findByText(/Geen verbinding|niet bereik/);
    expect(api.calls(processBookingItem)).toEqual([]);
  });

  it('warns of what may be the same document before it has a label', async () => {
    const { api } = open('/?id=7');
    const earlier = { id: 3, file_name: 'bon.pdf', invoice_number: '', date: null };
    api.on(listDuplicates, () => [{ ...earlier, status: 1, reason: 'file' } as const]);
    expect(await screen.findByText('Hetzelfde bestand is al aangeleverd')).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Factuur details' })).not.toBeInTheDocument();
  });

  it('warns of it on a phone above the document, where its details are out of sight', async () => {
    const media = jest.spyOn(window, 'matchMedia');
    media.mockReturnValue({ ...window.matchMedia('print'), matches: true });
    const { api } = open('/?id=7');
    const earlier = { id: 3, file_name: 'bon.pdf', invoice_number: '', date: null };
    api.on(listDuplicates, () => [{ ...earlier, status: 1, reason: 'file' } as const]);
    const warning = await screen.findByText('Hetzelfde bestand is al aangeleverd');
    expect(screen.getByLabelText('Gegevens', { selector: 'aside' })).not.toContainElement(warning);
    media.mockRestore();
  });

  it('says of one in the trash who put it there when, and brings it back', async () => {
    const { api, user } = open('/?id=9');
    api.fail(getBookingItem, 404, { message: 'Document niet gevonden.' });
    api.on(getTrashedItem, () => aTrashed({ id: 9 }));
    expect(await screen.findByText('Dit document staat in de prullenbak')).toBeVisible();
    const by = 'bon.pdf is verwijderd door Maria van der Velde op 20-11-2026 10:00.';
    expect(screen.getByText(by)).toBeVisible();

    api.on(restoreBookingItems, ({ body }) => ({ updated: body.booking_item_ids, failed: [] }));
    api.on(getBookingItem, () => aPhoto({ id: 9, file_name: 'bon.png' }));
    await user.click(screen.getByRole('button', { name: 'Terugzetten' }));
    expect(await screen.findByLabelText('Bestandsnaam')).toHaveValue('bon');
    expect(api.calls(restoreBookingItems)[0]?.body.booking_item_ids).toEqual([9]);
  });

  it.each([
    ['cut', 'geknipt'],
    ['merge', 'samengevoegd'],
    ['move', 'verplaatst'],
  ] as const)('does not say of one that was %s that it was deleted', async (made_into, became) => {
    const { api } = open('/?id=9');
    api.fail(getBookingItem, 404, { message: 'Document niet gevonden.' });
    api.on(getTrashedItem, () => aTrashed({ id: 9, made_into, results: 1 }));
    const by = `bon.pdf is ${became} door Maria van der Velde op 20-11-2026 10:00.`;
    expect(await screen.findByText(by)).toBeVisible();
  });

  it('says that somebody put the opened one in the trash', async () => {
    const { api, user } = open('/?id=9');
    const viewer = within(await screen.findByRole('dialog'));
    expect(await viewer.findByRole('button', { name: 'Verwerken' })).toBeVisible();
    api.fail(getBookingItem, 404, { message: 'Document niet gevonden.' });
    api.on(getTrashedItem, () => aTrashed({ id: 9 }));
    // Back in front, the page reads again.
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await viewer.findByText('Dit document staat in de prullenbak')).toBeVisible();
    expect(viewer.queryByRole('button', { name: 'Verwerken' })).not.toBeInTheDocument();

    api.on(getBookingItem, () => aPhoto({ id: 9 }));
    api.on(restoreBookingItems, () => ({ updated: [9], failed: [] }));
    await user.click(viewer.getByRole('button', { name: 'Terugzetten' }));
    expect(await viewer.findByRole('button', { name: 'Verwerken' })).toBeVisible();
  });

  it('says that it is in the trash to who looks at its new version, and no more', async () => {
    const { api, user } = open('/?id=9');
    api.on(getBookingItem, () => aPhoto({ id: 9, tag: 'INK', status: DocumentStatus.toBook }));
    await user.type(await screen.findByLabelText(/Korte omschrijving/), 'Bloem');
    api.fail(saveBookingItem, 409, { message: 'Dit document is verwijderd door Piet' });
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    api.fail(getBookingItem, 404, { message: 'Document niet gevonden.' });
    api.on(getTrashedItem, () => aTrashed({ id: 9 }));
    await user.click(await screen.findByRole('button', { name: 'Bekijk de nieuwe versie' }));
    expect(await screen.findByText('Dit document staat in de prullenbak')).toBeVisible();
    expect(screen.queryByText('Document niet gevonden.')).not.toBeInTheDocument();
  });

  it('goes on from one on another page of the list, whose place nobody counted', async () => {
    const { api, user, address } = open('/?id=9');
    api.on(getBookingItem, ({ params }) => aPhoto({ id: params.id }));
    api.on(getDocumentsBeside, () => ({ previous: null, next: 8 }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Volgend document (→)' }));
    expect(address()).toBe('/?id=8');
    expect(await dialog.findByText('2 van 2')).toBeVisible();
    expect(api.calls(getDocumentsBeside)).toMatchObject([
      { params: { id: 9 }, query: { tab: 'all', sort: 'uploaded_date', order: 'desc' } },
    ]);
  });

  it('says of one that is nowhere that it was not found', async () => {
    const { api, user, address } = open('/?id=9');
    api.fail(getBookingItem, 404, { message: 'Document niet gevonden.' });
    api.fail(getTrashedItem, 404, { message: 'Document niet gevonden.' });
    expect(await screen.findByText('Document niet gevonden')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Naar de lijst' }));
    expect(address()).toBe('/');
  });

  it('guesses no number of pages of one that needs a password', async () => {
    const { api } = open('/?id=7');
    api.on(getBookingItem, () => aPhoto({ amount_pages: 0, file_locked: true }));
    const facts = within(await screen.findByRole('dialog'));
    expect(await facts.findByText('Met wachtwoord beveiligd')).toBeVisible();
    await facts.findByText('Downloaden');
  });

  it('guesses no number of pages of one in which nobody can count them', async () => {
    const { api } = open('/?id=7');
    api.on(getBookingItem, () => aPhoto({ amount_pages: 0 }));
    const facts = within(await screen.findByRole('dialog'));
    expect(await facts.findByText('Niet te lezen')).toBeVisible();
    await facts.findByText('Downloaden');
  });

  it('keeps every file in sight: what is in, what is twice and what went wrong', async () => {
    const { api, user, address } = open();
    api.on(uploadBookingItem, () => ({ item: aPhoto({ id: 9 }), duplicate_of: 8 }));
    await user.click(await screen.findByText('Uploaden'));
    const dialog = await choose(user, pdf('nieuw.pdf'), pdf('brief.docx'));
    expect(dialog.getByText(/Dit bestandstype kan niet/)).toBeVisible();
    await dialog.findByText('Dit document is al aangeleverd');

    api.fail(uploadBookingItem, 503, { message: 'Even niet bereikbaar' });
    await choose(user, pdf('later.pdf'));
    await dialog.findByText('Even niet bereikbaar');
    api.on(uploadBookingItem, () => ({ item: aPhoto({ id: 10 }), duplicate_of: null }));
    await user.click(dialog.getByRole('button', { name: 'later.pdf opnieuw proberen' }));
    await dialog.findByText('1 bestand is niet geüpload');

    await user.click(dialog.getByRole('link', { name: 'Bekijk het eerdere document' }));
    expect(address()).toBe('/?id=8');
  });

  it('does not invite to upload the first documents while these are on their way', async () => {
    const { api, user } = open();
    api.on(listBookingItems, () => documentList());
    api.on(uploadBookingItem, () => new Promise<never>(() => {}));
    await screen.findByText('Upload je eerste documenten');
    await user.click(screen.getAllByText('Uploaden')[0] as HTMLElement);
    await choose(user, pdf('bon.pdf'));
    expect(await screen.findByText('Je documenten worden geüpload')).toBeInTheDocument();
    expect(screen.queryByText('Upload je eerste documenten')).not.toBeInTheDocument();
  });

  it('invites to upload while there is nothing yet', async () => {
    const { api } = open();
    api.on(listBookingItems, () => documentList());
    await screen.findByText('Upload je eerste documenten');
    expect(screen.getByText('Deze kunnen daarna geboekt worden.')).toBeVisible();
  });
});

describe('documents of who is signed in', () => {
  signedIn();

  it('come back as they were left, in this session, without the one that was open', async () => {
    const { unmount } = open('/?tab=to_book&from=2026-11-01&id=8');
    await screen.findByRole('dialog');
    unmount();
    const { address } = open();
    await waitFor(() => expect(address()).toBe('/?tab=to_book&from=2026-11-01'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads who keeps the books to the link with Twinfield as long as there is none', async () => {
    const { unmount } = open();
    await screen.findByRole('link', { name: 'bon.png' });
    expect(screen.queryByText(/nog niet gekoppeld/)).not.toBeInTheDocument();
    unmount();
    startSession(aToken({ is_owner: false }), true);
    describedAs();
    const { api } = open();
    api.on(checkConnection, () => aConnection({ exists: false, status: 'none', office: null }));
    expect(await screen.findByText('Je bent nog niet gekoppeld met Twinfield')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar instellingen' })).toHaveAttribute(
      'href',
      '/settings/company/twinfield',
    );
  });

  it('knows before it is drawn that the link is broken, for who may mend it', async () => {
    const broken = aConnection({ is_connected: false, status: 'broken', broken_by: 'firm' });
    startSession(aToken({ is_owner: false }), true);
    describedAs({ has_connection: true });
    const api = fakeApi();
    withOffice(api, broken);
    api.on(listBookingItems, () => documentList(receipt));
    const client = new QueryClient();
    prefetchDocuments(client, new URLSearchParams());
    await waitFor(() => expect(client.isFetching()).toBe(0));
    open('/', client);
    expect(screen.getByText('Koppeling verbroken')).toBeVisible();
  });

  it('says why the link is broken to who may mend it, and to nobody else', async () => {
    const broken = aConnection({ is_connected: false, status: 'broken', broken_by: 'firm' });
    const { api, unmount } = open();
    api.on(checkConnection, () => broken);
    await screen.findByRole('link', { name: 'bon.png' });
    expect(api.calls(checkConnection)).toEqual([]);
    expect(screen.queryByText('Koppeling verbroken')).not.toBeInTheDocument();
    unmount();
    startSession(aToken({ is_owner: false }), true);
    describedAs({ has_connection: true });
    open().api.on(checkConnection, () => broken);
    expect(await screen.findByText('Koppeling verbroken')).toBeVisible();
    expect(screen.getByText(/Het kantoor dat had gekoppeld, werkt niet meer/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar instellingen' })).toBeVisible();
  });
});
