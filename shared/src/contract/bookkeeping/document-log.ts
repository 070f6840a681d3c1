import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { idParams, requiredText } from '../fields';

/** Whoever did or said something. */
const LogUser = v.object({
  id: v.number(),
  name: v.string(),
  last_name: v.string(),
  avatar_url: v.nullable(v.string()),
});

const LogEvent = v.object({ date: v.string(), user: LogUser });

/** What somebody said about a document. */
export const Note = v.object({
  id: v.number(),
  message: v.string(),
  created_at: v.string(),
  user: LogUser,
  /** Of a question: when the other side answered it. */
  answered_at: v.nullable(v.string()),
  /** Of a question: when the company was mailed that it waits for an answer. */
  reminded_at: v.nullable(v.string()),
});
export type Note = v.InferOutput<typeof Note>;

/** How many documents of an origin are named; of the others only the number is told. */
export const MOST_NAMED = 10;

/** What a document came from. */
export const DocumentOrigin = v.object({
  kind: v.picklist(['cut', 'merge', 'move']),
  /** What it was cut from or merged of: of its own administration, the first {@link MOST_NAMED}. */
  sources: v.array(
    v.object({
      id: v.number(),
      file_name: v.string(),
      /** Which of its pages came along, from 1, in their order; `null` for all. */
      pages: v.nullable(v.array(v.number())),
      is_deleted: v.boolean(),
    }),
  ),
  source_count: v.number(),
  /** What else was cut from the same and is not in the trash, the first {@link MOST_NAMED}. */
  parts: v.array(v.object({ id: v.number(), file_name: v.string() })),
  part_count: v.number(),
  /** Where it was moved from; `null` for whoever cannot go there. */
  administration: v.nullable(v.string()),
});
export type DocumentOrigin = v.InferOutput<typeof DocumentOrigin>;

/** What was done to a document and by whom, and what was said about it, first things first. */
const DocumentLog = v.object({
  upload: v.nullable(LogEvent),
  tag: v.nullable(LogEvent),
  booked: v.nullable(LogEvent),
  /** `null` of what was handed in as it is. */
  origin: v.nullable(DocumentOrigin),
  notes: v.array(Note),
});

const ofItem = {
  path: '/administrations/v1/bookingitem/:id/log',
  right: 'documents',
  ids: { 'params.id': 'bookingItem' },
  params: idParams,
} as const;

export const getDocumentLog = endpoint({
  summary: 'What was done to a document, and what was said about it',
  method: 'GET',
  ...ofItem,
  reply: DocumentLog,
});

export const MAX_NOTE = 2000;

export const addNote = endpoint({
  summary: 'Say something about a document: a question, or the answer to one of the other side',
  method: 'POST',
  ...ofItem,
  body: v.object({ message: requiredText('Typ eerst je vraag', MAX_NOTE) }),
  reply: Note,
  status: 201,
});
