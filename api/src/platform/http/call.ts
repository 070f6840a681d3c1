import type { CheckedInputOf, Endpoint, ReplyOf } from '@boekwerk/shared/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../database/connect';
import type { Files, Incoming } from '../files/files';
import type { Queue } from '../jobs/jobs';
import type { Record } from './audit';
import type { Caller } from './caller';

/** What came in, checked; `files` is empty for a call without an upload. */
export type Input<E extends Endpoint> = CheckedInputOf<E> & { files: Incoming[] };

/**
 * What a handler works with. In a write `db` is the transaction that also holds the audit row and the
 * answer for a repeated call; in a GET it is the database, and `record` and `queue` refuse.
 */
export type Call = {
  db: Queries;
  caller: Caller;
  record: Record;
  queue: Queue;
  files: Files;
};

/** A call that needs no session. */
export type OpenCall = Omit<Call, 'caller'> & { request: FastifyRequest; reply: FastifyReply };

/** What a handler may return for a reply: instants as `Date`, and columns that the reply does not name. */
export type Unsent<T> = T extends string
  ? T | Date
  : T extends readonly (infer Item)[]
    ? Unsent<Item>[]
    : T extends object
      ? { [K in keyof T]: Unsent<T[K]> }
      : T;

export type Handler<E extends Endpoint, C, Prepared = never> = (
  input: Input<E> & { prepared: Prepared },
  call: C,
) => Promise<Unsent<ReplyOf<E>>>;

/** What `prepare` has: no transaction, so that slow work holds nothing up. */
export type Preparation<C> = Omit<C, 'record' | 'queue'> & {
  /** A new folder for files that it makes; it goes when the call has ended. */
  newFolder: () => Promise<string>;
  /** Aborts when nobody waits for the answer any more; for work that has not begun. */
  signal: AbortSignal;
};

/** A handler with slow work (a hash, a child process, a rendering) before its transaction. */
export type PreparedHandler<E extends Endpoint, C, Prepared> = {
  prepare: (input: Input<E>, call: Preparation<C>) => Promise<Prepared>;
  handle: Handler<E, C, Prepared>;
} & Partial<Pick<FinishedHandler<E, C>, 'finish'>>;

/** What is answered after the transaction; `isUnderWay` makes it a 202. */
export type Finished<Reply> = { reply: Unsent<Reply>; isUnderWay?: boolean };

/**
 * A handler that sees what came of what it queued. `finish` runs after the commit, also when the same call is repeated
 * under its key.
 */
export type FinishedHandler<E extends Endpoint, C> = {
  handle: Handler<E, C>;
  finish: (
    reply: ReplyOf<E>,
    input: Input<E>,
    call: Preparation<C>,
  ) => Promise<Finished<ReplyOf<E>>>;
};
