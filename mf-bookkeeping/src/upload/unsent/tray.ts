import { fileDrafts } from '@boekwerk/shared/session/file-drafts';
import { randomKey } from '@boekwerk/shared/session/random-key';
import { del, delMany, set } from 'idb-keyval';
import pLimit from 'p-limit';
import type { Turn } from '../turned-file';
import { idOf, isStored, keyOfFile, type Place, placeOf, storeFile } from './kept-file';
import type { Unsent } from './unsent';

/** As it is kept: the files themselves stand beside it, each once. */
export type KeptUnsent = Omit<Unsent, 'files'> & { files: { id: string; turn: Turn }[] };

export const keyOfTray = (place: Place, tray: string): IDBValidKey[] => [...place, 'tray', tray];

export const asKept = ({ files, ...unsent }: Unsent): KeptUnsent => ({
  ...unsent,
  files: files.map(({ file, turn }) => ({ id: idOf(file), turn })),
});

/** What one page keeps, under a name of its own: another page of the same user has its own photos. */
export function createTray(place: Place) {
  const tray = randomKey();
  const inTurn = pLimit(1);
  const own = new Set<string>();
  let last: readonly Unsent[] = [];

  async function write(unsent: readonly Unsent[]): Promise<boolean> {
    const store = fileDrafts();
    const files = unsent.flatMap((one) => one.files.map(({ file }) => file));
    for (const file of files) {
      own.add(idOf(file));
      if (isStillOwner(place)) await storeFile(place, file);
    }
    if (!isStillOwner(place)) return false;
    const whole = unsent.filter((one) => one.files.every(({ file }) => isStored(file)));
    if (whole.length === 0) await del(keyOfTray(place, tray), store);
    else await set(keyOfTray(place, tray), whole.map(asKept), store);

    const shown = new Set(files.map(idOf));
    const gone = [...own].filter((id) => !shown.has(id));
    await delMany(
      gone.map((id) => keyOfFile(place, id)),
      store,
    );
    for (const id of gone) own.delete(id);
    return whole.length === unsent.length;
  }

  return {
    tray,
    /**
     * Keeps what is not handed in now, and nothing else.
     *
     * @returns whether all of it would be found again; null when there is something newer to keep
     */
    keep(unsent: readonly Unsent[]): Promise<boolean | null> {
      last = unsent;
      return inTurn(() => (unsent === last ? write(unsent).catch(() => false) : null));
    },
  };
}

/** Not once the user has logged out, or works in another company. */
const isStillOwner = (place: Place): boolean => String(placeOf(place[2])) === String(place);
