import * as v from 'valibot';
import type { AlikeRelation } from '../contract/alike';
import { type CheckedInputOf, type Endpoint, FileReply, type ReplyOf } from '../contract/endpoint';
import type { Reason } from '../contract/reasons';

type Handler<E extends Endpoint> = (input: CheckedInputOf<E>) => ReplyOf<E> | Promise<ReplyOf<E>>;

type Failure = {
  message?: string;
  errors?: Record<string, string[]>;
  reference?: string;
  reason?: Reason;
  alike?: AlikeRelation[];
};

export type FakeApi = {
  /** Answers a call; the input has been checked with the contract, and so is the answer. */
  on: <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;
  /** Makes a call fail. */
  fail: (endpoint: Endpoint, status: number, failure?: Failure) => void;
  /** What was asked so far, in order. */
  calls: <E extends Endpoint>(endpoint: E) => CheckedInputOf<E>[];
};

type Route = { endpoint: Endpoint; answer: (input: CheckedInputOf<Endpoint>) => Promise<Response> };
type Call = { endpoint: Endpoint; input: CheckedInputOf<Endpoint> };

/**
 * Takes the server's place, by the contract, at the top of a file or inside a test. Answers and calls are
 * forgotten after each test; a call that nobody answers fails the test.
 */
export function fakeApi(): FakeApi {
  // The latest says how it is.
  const add = (endpoint: Endpoint, answer: Route['answer']) => routes.unshift({ endpoint, answer });
  return {
    on: (endpoint, handler) =>
      add(endpoint, async (input) => success(endpoint, await handler(input as never))),
    fail: (endpoint, status, failure) =>
      add(endpoint, async () => Response.json({ message: 'Mislukt', ...failure }, { status })),
    calls: (endpoint) =>
      calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input as never),
  };
}

const routes: Route[] = [];
const calls: Call[] = [];
const unanswered: string[] = [];

beforeEach(() => {
  globalThis.fetch = answer;
});

afterEach(() => {
  for (const list of [routes, calls]) list.length = 0;
  const strays = unanswered.splice(0);
  if (strays.length > 0) throw new Error(`No answer for ${strays.join(', ')}`);
});

async function answer(resource: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = await readRequest(new Request(absolute(resource), init));
  const route = routes.find(({ endpoint }) => paramsOf(endpoint, request) !== null);
  if (!route) {
    unanswered.push(`${request.method} ${request.url.pathname}`);
    return Response.json({ message: 'Niemand antwoordt' }, { status: 501 });
  }
  const input = checkedInput(route.endpoint, request);
  calls.push({ endpoint: route.endpoint, input });
  return route.answer(input);
}

type Incoming = { method: string; url: URL; body: unknown };

const absolute = (resource: RequestInfo | URL) =>
  typeof resource === 'string' ? new URL(resource, 'http://localhost') : resource;

async function readRequest(request: Request): Promise<Incoming> {
  const text = await request.text();
  return {
    method: request.method,
    url: new URL(request.url),
    body: text === '' ? {} : JSON.parse(text),
  };
}

/** The parameters in the path, or null when it is another endpoint's. */
function paramsOf(endpoint: Endpoint, { method, url }: Incoming): Record<string, string> | null {
  if (method !== endpoint.method) return null;
  const pattern = endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^/api${pattern}$`).exec(url.pathname);
  return match && { ...match.groups };
}

/** @throws ValiError when a screen sends what the contract does not allow */
function checkedInput(endpoint: Endpoint, request: Incoming): CheckedInputOf<Endpoint> {
  return {
    params: v.parse(endpoint.params, paramsOf(endpoint, request)),
    query: v.parse(endpoint.query, Object.fromEntries(request.url.searchParams)),
    body: v.parse(endpoint.body, request.body),
  };
}

function success(endpoint: Endpoint, reply: unknown): Response {
  if (endpoint.status === 204) return new Response(null, { status: 204 });
  if (endpoint.produces) return file(endpoint.produces, v.parse(FileReply, reply));
  return Response.json(v.parse(endpoint.reply, reply), { status: endpoint.status });
}

const file = (type: string, { content }: FileReply) =>
  new Response(content as BodyInit, { headers: { 'content-type': type } });
