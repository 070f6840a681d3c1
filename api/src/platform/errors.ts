import type { AlikeRelation } from '@boekwerk/shared/contract/alike';
import type { Reason } from '@boekwerk/shared/contract/reasons';
import { TEXTS } from './texts';

type Options = {
  errors?: Record<string, string[]>;
  headers?: Record<string, string>;
  /** What the page acts on, of a 401 or 403. */
  reason?: Reason | undefined;
  /** What is there already, of a 409 that asks whether to go on. */
  alike?: AlikeRelation[];
  /** The transaction is kept although the call is refused. */
  keepsChanges?: boolean;
  /** Of a 503, what was in the way: a word of ours, by which the log and the figures tell one cause from another. */
  hindrance?: string;
  cause?: unknown;
};

/** A refusal that the caller may read: a status and a Dutch text, per field for a 422. */
export class HttpError extends Error {
  readonly errors: Record<string, string[]> | undefined;
  readonly headers: Record<string, string>;
  readonly reason: Reason | undefined;
  readonly alike: AlikeRelation[] | undefined;
  readonly keepsChanges: boolean;
  readonly hindrance: string | undefined;

  constructor(
    readonly status: number,
    message: string,
    { errors, headers = {}, reason, alike, keepsChanges = false, hindrance, cause }: Options = {},
  ) {
    super(message, { cause });
    this.errors = errors;
    this.headers = headers;
    this.reason = reason;
    this.alike = alike;
    this.keepsChanges = keepsChanges;
    this.hindrance = hindrance;
  }
}

/** 404, also for what belongs to another company. `what` is the thing in Dutch: `Factuur`. */
export const notFound = (what?: string) =>
  new HttpError(404, what ? TEXTS.unknown(what) : TEXTS.notFound);

/** 409: the state of things does not allow it. */
export const conflict = (message: string) => new HttpError(409, message);

/** 422 with a text, or several, per field; nested fields dotted: `products.0.title`. */
export const invalid = (
  fields: Record<string, string | string[]>,
  options: Pick<Options, 'keepsChanges'> = {},
) =>
  new HttpError(422, TEXTS.invalid, {
    ...options,
    errors: Object.fromEntries(Object.entries(fields).map(([at, text]) => [at, [text].flat()])),
  });

/** 403: not in this role. */
export const forbidden = () => new HttpError(403, TEXTS.forbidden, { reason: 'not_allowed' });

/** 401: no session, one that has ended, or one in a client that is out of reach. */
export const unauthenticated = (options: Options = {}) =>
  new HttpError(
    401,
    options.reason === 'client_withdrawn' ? TEXTS.noAccess : TEXTS.sessionOver,
    options,
  );

/** 400: wrong credentials, or a request that cannot be read. */
export const refused = (message: string) => new HttpError(400, message);

/** 429, with how long to wait. */
export const tooMany = (seconds: number) =>
  new HttpError(429, TEXTS.tooMany(Math.ceil(seconds / 60)), {
    headers: { 'retry-after': String(seconds) },
  });

type Away = { hindrance: string; seconds: number; cause?: unknown };

/** 503: it cannot be done now. @param seconds until it is worth another try: our pages try again by themselves after a few */
export const away = (message: string, { hindrance, seconds, cause }: Away) =>
  new HttpError(503, message, { hindrance, headers: { 'retry-after': String(seconds) }, cause });

/** 503: more waits than can be done in time. @param hindrance what all of it waits for */
export const busy = (hindrance: string) => away(TEXTS.busy, { hindrance, seconds: 5 });

/** 499, as web servers write in their logs that nobody waits for the answer: who called has closed the connection. */
export const gaveUp = () => new HttpError(499, TEXTS.gaveUp);
