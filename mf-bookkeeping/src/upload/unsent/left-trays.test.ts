import 'fake-indexeddb/auto';
import { fileDrafts } from '@boekwerk/shared/session/file-drafts';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { waitFor } from '@testing-library/react';
import { clear } from 'idb-keyval';
import type { Place } from './kept-file';
import { findLeftTrays, holdTray, type LeftTray } from './left-trays';
import { createTray } from './tray';
import type { Unsent } from './unsent';

const place: Place = [1, 7, 0];
const aDocument = (): Unsent => ({
  key: 'sent-before',
  files: [
    { file: new File(['een'], 'een.jpg', { type: 'image/jpeg', lastModified: 5 }), turn: 0 },
    { file: new File(['twee'], 'twee.jpg', { type: 'image/jpeg', lastModified: 6 }), turn: 270 },
  ],
  isPhoto: false,
});

/** The browser's locks: one holder per name, in turn. */
function newLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, { signal }: { signal: AbortSignal }, act: () => Promise<unknown>) => {
      const before = last.get(name) ?? Promise.resolve();
      const turn = before.then(() => (signal.aborted ? undefined : act()));
      last.set(name, turn);
      return turn;
    },
  };
}

signedIn();
beforeEach(async () => {
  await clear(fileDrafts());
  Object.defineProperty(navigator, 'locks', { value: newLocks(), configurable: true });
});

it('what a page had kept is found whole by the next one: its key, its files and how they are turned', async () => {
  expect(await createTray(place).keep([aDocument()])).toBe(true);
  const found: LeftTray[] = [];
  const stop = findLeftTrays(place, (one) => found.push(one));
  await waitFor(() => expect(found).toHaveLength(1));
  const { key, files = [], isPhoto } = found[0]?.unsent[0] ?? {};
  expect([key, isPhoto]).toEqual(['sent-before', false]);
  expect(
    await Promise.all(
      files.map(async ({ file, turn }) => [
        ...[file.name, file.type, file.lastModified, turn],
        await file.text(),
      ]),
    ),
  ).toEqual([
    ['een.jpg', 'image/jpeg', 5, 0, 'een'],
    ['twee.jpg', 'image/jpeg', 6, 270, 'twee'],
  ]);
  stop();
});

it('what an open page keeps is offered to no other, until it is closed, and then to one of them', async () => {
  const tray = createTray(place);
  const close = holdTray(tray.tray);
  await tray.keep([aDocument()]);

  const offers: string[] = [];
  const stopSecond = findLeftTrays(place, () => offers.push('second'));
  const stopThird = findLeftTrays(place, () => offers.push('third'));
  // What it looks at after this has been looked at by both.
  await tray.keep([aDocument(), aDocument()]);
  expect(offers).toEqual([]);

  close();
  await waitFor(() => expect(offers).toHaveLength(1));
  stopSecond();
  await waitFor(() => expect(offers).toEqual(['second', 'third']));
  stopThird();
});
