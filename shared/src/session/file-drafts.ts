// This file is compiled into the host and each remote: what has identity is imported by its shared name.
import { currentSession } from '@boekwerk/shared/session/session-store';
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

/** Whose a file is: every key begins with it. */
export type FileOwner = readonly [user: number, company: number];

let store: UseStore | null = null;

/**
 * Where this browser keeps files that are not handed in yet: drafts hold text alone.
 *
 * @throws where the browser keeps nothing
 */
export function fileDrafts(): UseStore {
  store ??= createStore('boekwerk.drafts', 'files');
  return store;
}

/** Who is signed in, in which company; null when nobody is, or in none. */
export function fileOwner(): FileOwner | null {
  const { user, relation_id } = currentSession();
  return user && relation_id !== null ? [user.id, relation_id] : null;
}

/** A store that does not answer keeps nobody from logging out. */
const PATIENCE_MS = 1000;

/** At log-out the files of a user go as the drafts do. */
export async function deleteFileDrafts(): Promise<void> {
  const { user } = currentSession();
  if (user === null) return;
  const isLate = new Promise<void>((late) => setTimeout(late, PATIENCE_MS));
  // A browser that keeps nothing has nothing left.
  await Promise.race([deleteOf(user.id).catch(() => {}), isLate]);
}

async function deleteOf(user: number): Promise<void> {
  // A list comes after every number: this is all that begins with that user.
  const own = IDBKeyRange.bound([user], [user, []]);
  await fileDrafts()('readwrite', (files) => promisifyRequest(files.delete(own)));
}
