import 'fake-indexeddb/auto';
import { entries, set } from 'idb-keyval';
import { aToken } from '../testing/signed-in';
import { deleteFileDrafts, fileDrafts, fileOwner } from './file-drafts';
import { describeSession, endSession, startSession } from './session-store';

const signIn = (id: number, relation_id: number) => {
  startSession(aToken({ relation_id }));
  describeSession({ user: { id } as never });
};

describe('files that are not handed in yet', () => {
  it('are of a user in a company, and of nobody once they signed out', () => {
    signIn(1, 140);
    expect(fileOwner()).toEqual([1, 140]);
    endSession();
    expect(fileOwner()).toBeNull();
  });

  it('go at log-out, in every company; those of another user stay', async () => {
    const photos = [
      [1, 140, 'a'],
      [1, 127, 'b'],
      [2, 140, 'c'],
      [10, 140, 'd'],
    ];
    for (const key of photos) await set(key, 'foto', fileDrafts());
    signIn(1, 140);
    await deleteFileDrafts();
    expect(await entries(fileDrafts())).toEqual([
      [[2, 140, 'c'], 'foto'],
      [[10, 140, 'd'], 'foto'],
    ]);
  });

  it('keep nobody from logging out where the browser has no store', async () => {
    signIn(1, 140);
    const { indexedDB } = globalThis;
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
    await jest.isolateModulesAsync(async () => {
      const { deleteFileDrafts: deleteNone } = await import('./file-drafts');
      await deleteNone();
    });
    Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true });
  });
});
