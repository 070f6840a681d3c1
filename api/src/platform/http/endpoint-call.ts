import type { Endpoint } from '@boekwerk/shared/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app';
import type { FinishedHandler, Handler, Input, PreparedHandler } from './call';

// `serve` checks for its callers that a handler fits its endpoint; behind it all calls share one untyped shape.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Untyped = any;
export type AnyHandler =
  | Handler<Untyped, Untyped, Untyped>
  | PreparedHandler<Untyped, Untyped, Untyped>
  | FinishedHandler<Untyped, Untyped>;

/** One call on its way through. */
export type EndpointCall = {
  app: App;
  endpoint: Endpoint;
  handler: AnyHandler;
  request: FastifyRequest;
  reply: FastifyReply;
  input: Input<Endpoint>;
  newFolder: () => Promise<string>;
  signal: AbortSignal;
};

/** Who calls; for a call that anyone may make, the request instead. */
export const contextOf = ({ request, reply, endpoint }: EndpointCall) =>
  endpoint.right === 'anyone' ? { request, reply } : { caller: request.caller };
