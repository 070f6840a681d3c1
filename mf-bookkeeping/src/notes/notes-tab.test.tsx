import { getBookingItem } from '@boekwerk/shared/contract/bookkeeping/booking';
import {
  addNote,
  getDocumentLog,
  type Note,
} from '@boekwerk/shared/contract/bookkeeping/document-log';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen, waitFor } from '@testing-library/react';
import { DocumentBadge } from '../document-badge';
import { useDocument } from '../document-queries';
import { aDocument } from '../testing/a-document';
import { NotesTab } from './notes-tab';

const api = fakeApi();
signedIn({}, { booking_enabled: 1, has_connection: true });
afterEach(() => jest.useRealTimers());

const aNote = (own: Partial<Note> = {}): Note => ({
  id: 31,
  message: 'Waar is deze bon voor?',
  created_at: '2026-11-18T13:05:00.000Z',
  user: { id: 2, name: 'Bram', last_name: 'Visser', avatar_url: null },
  answered_at: null,
  reminded_at: null,
  ...own,
});

const said = (...notes: Note[]) => {
  const log = { upload: null, tag: null, booked: null, origin: null, notes };
  api.on(getDocumentLog, () => log);
};

const open = (status: DocumentStatus = DocumentStatus.toBook) =>
  renderScreen(<NotesTab document={{ id: 7, status }} />);

/** The state of a document above what is asked about it. */
function Opened() {
  const { data } = useDocument(7);
  return (
    data && (
      <>
        <DocumentBadge status={data.status} />
        <NotesTab document={data} />
      </>
    )
  );
}

const field = () => screen.findByPlaceholderText('Typ je vraag..');
const button = () => screen.getByRole('button', { name: 'Voeg toe' });

describe('the questions of a document', () => {
  it('are told with who said it, when, and what became of it', async () => {
    said(
      aNote({ answered_at: '2026-11-19T08:00:00.000Z', reminded_at: '2026-11-18T15:00:00.000Z' }),
      aNote({ id: 32, message: 'Een boor' }),
    );
    open();
    const [question, answer] = await screen.findAllByRole('listitem');
    expect(question).toHaveTextContent(
      'Bram Visser18-11-2026 14:05BeantwoordWaar is deze bon voor?Herinnerd op 18-11-2026 16:00',
    );
    expect(answer).toHaveTextContent('Bram Visser18-11-2026 14:05Een boor');
    expect(answer).not.toHaveTextContent('Beantwoord');
  });

  it('take another one by button and by keys, and none that is empty', async () => {
    said();
    api.on(addNote, ({ body }) => aNote(body));
    const { user } = open();
    expect(await screen.findByText('Nog geen vragen over dit document')).toBeVisible();
    expect(button()).toBeDisabled();
    await user.type(await field(), '  ');
    expect(button()).toBeDisabled();

    await user.type(await field(), 'Van wie?');
    said(aNote({ message: 'Van wie?' }));
    await user.click(button());
    expect(await screen.findByText('Van wie?', { selector: 'p' })).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveValue(''));

    await user.type(await field(), 'En wanneer?{Control>}{Enter}{/Control}');
    await waitFor(() => expect(api.calls(addNote)).toHaveLength(2));
    expect(api.calls(addNote).map(({ body }) => body.message)).toEqual(['Van wie?', 'En wanneer?']);
  });

  it('keep the focus in the field while one is sent, and after it was by the button', async () => {
    said();
    let answer = () => {};
    api.on(addNote, ({ body }) => new Promise((resolve) => (answer = () => resolve(aNote(body)))));
    const { user } = open();
    await user.type(await field(), 'Van wie?{Control>}{Enter}{/Control}');
    await waitFor(() => expect(api.calls(addNote)).toHaveLength(1));
    // A browser takes the focus from what is disabled.
    expect(await field()).toBeEnabled();
    await user.keyboard('!');
    expect(await field()).toHaveValue('Van wie?');
    answer();
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(await field()).toHaveFocus();

    await user.keyboard('En wanneer?');
    await user.click(button());
    await waitFor(() => expect(api.calls(addNote)).toHaveLength(2));
    answer();
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(await field()).toHaveValue('');
  });

  it('keep what was typed, when it cannot be sent and when the document is left', async () => {
    said();
    api.fail(addNote, 503, { message: 'Even niet bereikbaar' });
    const { user, unmount } = open();
    await user.type(await field(), 'Van wie?');
    await user.click(button());
    expect(await screen.findByText('Even niet bereikbaar')).toBeVisible();
    expect(await field()).toHaveValue('Van wie?');
    unmount();
    open();
    expect(await field()).toHaveValue('Van wie?');
  });

  it('that others ask meanwhile change the state that is shown of the document', async () => {
    jest.useFakeTimers();
    said();
    api.on(getBookingItem, () => aDocument({ id: 7, status: DocumentStatus.toBook }));
    renderScreen(<Opened />);
    expect(await screen.findByText('Nog te boeken')).toBeVisible();
    expect(await screen.findByText('Nog geen vragen over dit document')).toBeVisible();
    said(aNote());
    api.on(getBookingItem, () => aDocument({ id: 7, status: DocumentStatus.questions }));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText('Waar is deze bon voor?')).toBeVisible();
    expect(await screen.findByText('Vragen')).toBeVisible();
  });

  it('say of a booked document that nothing is asked any more', async () => {
    said();
    open(DocumentStatus.booked);
    expect(await screen.findByText(/^Dit document is geboekt\./)).toBeVisible();
  });
});
