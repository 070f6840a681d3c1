import type { getDocumentLog as contract } from '@boekwerk/shared/contract/bookkeeping/document-log';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { notFound } from '../../platform/errors';
import type { Call, Unsent } from '../../platform/http/call';
import { findItem } from '../booking/booking-store';
import { originOf } from '../origins/origin-of';
import { findNotes, findPeople, type StoredNote } from './note-store';
import { TEXTS } from './texts';

type Context = Pick<Call, 'db' | 'caller' | 'files'>;

/**
 * What was done to a document, and what was said about it.
 *
 * @throws HttpError 404 for one of another company
 */
export async function getDocumentLog(
  call: Context,
  id: number,
): Promise<Unsent<ReplyOf<typeof contract>>> {
  const { db, caller } = call;
  const item = await findItem(db, { relation_id: caller.relation_id, id });
  if (!item) throw notFound(TEXTS.document);
  const notes = await findNotes(db, item);
  const spoken = notes.map(({ user_id }) => user_id);
  const who = await peopleOf(call, [item.uploaded_by, item.tagged_by, item.booked_by, ...spoken]);
  return {
    upload: eventOf(who, item.uploaded_date, item.uploaded_by),
    tag: eventOf(who, item.tagged_date, item.tagged_by),
    booked: eventOf(who, item.booked_at, item.booked_by),
    origin: await originOf(call, item),
    notes: notes.map((note) => told(who, note)),
  };
}

/** A note as it is told, with who said it. */
export async function noteReply(call: Context, note: StoredNote) {
  return told(await peopleOf(call, [note.user_id]), note);
}

type People = Awaited<ReturnType<typeof peopleOf>>;

async function peopleOf({ db, files }: Context, ids: (number | null)[]) {
  const known = [...new Set(ids)].filter((id) => id !== null);
  const people = await findPeople(db, known);
  return new Map(
    people.map(({ avatar_file_id, ...person }) => [
      person.id,
      { ...person, avatar_url: avatar_file_id && files.signedUrl(avatar_file_id, 'inline') },
    ]),
  );
}

function eventOf(who: People, date: Date | null, id: number | null) {
  const user = id === null ? undefined : who.get(id);
  return date && user ? { date, user } : null;
}

const told = (who: People, { user_id, ...note }: StoredNote) => ({
  ...note,
  user: who.get(user_id) as NonNullable<ReturnType<People['get']>>, // the column refers to one
});
