import * as v from 'valibot';
import type { Right, Who } from '../domain/user/rights';

type Schema = v.GenericSchema;

/** What an id in a call points at. The tenant tests put another company's id in its place. */
export type Entity =
  /** Something that was asked of the accounting package. */
  | 'accountingTask'
  | 'attachment'
  | 'bookingItem'
  /** How a firm books a supplier. */
  | 'bookingRule'
  | 'client'
  | 'costCentre'
  /** A linked organisation of the accounting package: the firm's, also from inside its clients. */
  | 'credentials'
  /** A customer or supplier as the accounting package has it. */
  | 'debtorOrCreditor'
  | 'device'
  | 'enterprise'
  /** A sheet that was imported. */
  | 'import'
  | 'invoice'
  | 'journal'
  /** Of the balance, or of profit and loss. */
  | 'ledger'
  | 'membership'
  /** Another administration that documents can be moved to. */
  | 'moveTarget'
  /** With which a user signs in without a password. */
  | 'passkey'
  /** A customer or supplier of a company, or a client of a firm: whichever the caller has. */
  | 'party'
  | 'prefix'
  | 'product'
  /** Of the company's own list. */
  | 'project'
  /** A project in the accounting package. */
  | 'projectLedger'
  | 'recurrence'
  | 'relation'
  | 'session'
  | 'shortcut'
  | 'user'
  | 'vatCode';

/** Files that come as multipart/form-data instead of a JSON body. */
export type Upload = {
  /** The form field that carries the file; with several files each uses this name. */
  field: string;
  /** The fields are called `file0`, `file1` and so on. */
  is_numbered?: true;
  max_files: number;
  max_bytes: number;
  /** File kinds by content, as extensions: `pdf`, `png`. */
  kinds: readonly string[];
  /** Said at the field when a file is too large. */
  too_large: string;
};

/**
 * One call of the REST API. `serve()` in the API and `call()` in the browser both read it, and so do the
 * OpenAPI document and the tenant tests. Browsers get it without `summary`, `ids` and `reply`, which only the API
 * reads (`tools/webpack/calls-in-browsers.cjs`).
 */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> = {
  /** One English sentence for the API document. */
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`, parameters as `:id`. */
  path: string;
  /** Who may call it: `anyone` needs no session, every other right is a row of `domain/rights`. */
  right: Right | 'anyone';
  /** Which ids it takes, by place: `params.id`, `query.credentials_id`, `body.to_relation_id`, `body.products.*.product_id`. */
  ids: Readonly<Record<string, Entity>>;
  params: Params;
  query: Query;
  body: Body;
  /** Of the forms that `body` is a union of, the one for who calls: all that is wrong with it is said at once. */
  bodyFor?: (who: Who) => Schema;
  reply: Reply;
  upload?: Upload;
  /** Is a POST, and changes nothing but who looks at what: it leaves no audit row. */
  isReadOnly?: true;
  /** Answers with a token or a code that is stored nowhere else, so not under an `Idempotency-Key` either. */
  isToldOnce?: true;
  /** May be called from a client that the caller no longer comes into, to get out of it. */
  isWayOut?: true;
  /** The content type of an answer that is a file instead of JSON; the reply is a {@link FileReply}. */
  produces?: string;
  /** Status of a success: 202 of what is only begun, and done by a job. */
  status: 200 | 201 | 202 | 204;
};

/** A file as an answer: its bytes, or its text. The browser gets a Blob. */
export const FileReply = v.object({
  name: v.string(),
  content: v.union([v.string(), v.instance(Uint8Array)]),
});
export type FileReply = v.InferOutput<typeof FileReply>;

/** Calls that change something; each leaves one audit row. */
export const isWrite = ({ method, isReadOnly }: Pick<Endpoint, 'method' | 'isReadOnly'>) =>
  method !== 'GET' && !isReadOnly;

const nothing = v.object({});
type Nothing = typeof nothing;

type Definition<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> = Pick<
  Endpoint<P, Q, B, R>,
  'summary' | 'method' | 'path' | 'right' | 'reply'
> &
  Partial<
    Pick<
      Endpoint<P, Q, B, R>,
      | 'ids'
      | 'params'
      | 'query'
      | 'body'
      | 'bodyFor'
      | 'upload'
      | 'isReadOnly'
      | 'isToldOnce'
      | 'isWayOut'
      | 'produces'
      | 'status'
    >
  >;

/** Fills in what a call does not use. */
export function endpoint<
  R extends Schema,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
>(definition: Definition<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    ids: {},
    params: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
    status: 200,
    ...definition,
  };
}

/** What a caller passes to an endpoint. */
export type InputOf<E extends Endpoint> = {
  params: v.InferInput<E['params']>;
  query: v.InferInput<E['query']>;
  body: v.InferInput<E['body']>;
};

/** What a handler gets: checked, trimmed, defaults filled in. */
export type CheckedInputOf<E extends Endpoint> = {
  params: v.InferOutput<E['params']>;
  query: v.InferOutput<E['query']>;
  body: v.InferOutput<E['body']>;
};

export type ReplyOf<E extends Endpoint> = v.InferOutput<E['reply']>;
