import * as v from 'valibot';
import { endpoint } from '../contract/endpoint';
import { lastSessionEnd } from '../session/session-end';
import {
  currentSession,
  endSession,
  leaveOriginalTab,
  onRightsChange,
  onSessionEnd,
  startSession,
} from '../session/session-store';
import { uploadByFetch } from '../testing/upload-by-fetch';
import { ApiError } from './api-error';
import { call } from './call';

const list = endpoint({
  summary: 'A list',
  method: 'GET',
  path: '/invoicing/v1/invoices/:id',
  right: 'invoicing',
  params: v.object({ id: v.number() }),
  query: v.object({ page: v.optional(v.number()), tag: v.optional(v.array(v.string())) }),
  reply: v.object({ ok: v.boolean() }),
});

const save = endpoint({
  summary: 'Save',
  method: 'POST',
  path: '/invoicing/v1/invoice',
  right: 'invoicing',
  body: v.object({ title: v.string() }),
  reply: v.object({ ok: v.boolean() }),
});

const token = (text: string) =>
  ({
    token: text,
    token_type: 'bearer',
    expires_in: 900,
    is_owner: true,
    relation_id: 1,
    type: 0,
  }) as const;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

type Answer = (request: Request) => Response | Promise<Response>;

const asked: Request[] = [];
const leave = jest.fn();

function serve(answer: Answer): void {
  globalThis.fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(request.clone());
    return answer(request);
  }) as typeof fetch;
}

const bearerOf = (request: Request) => request.headers.get('authorization');
const isRefresh = ({ url }: Request) => url.endsWith('/auth/v1/refresh');
const refreshes = () => asked.filter(isRefresh).length;

/** Accepts one token only; a refresh trades any other for it. */
const accepting =
  (good: string): Answer =>
  (request) => {
    if (isRefresh(request)) return json({ token: token(good) });
    return bearerOf(request) === `Bearer ${good}`
      ? json({ ok: true })
      : json({ message: 'Nee' }, 401);
  };

beforeEach(() => {
  onSessionEnd(() => {});
  endSession();
  asked.length = 0;
  leave.mockReset();
  onSessionEnd(leave);
  startSession(token('old'));
});

it('fills in the path, and leaves out of the query what has no value', async () => {
  serve(() => json({ ok: true }));
  await call(list, { params: { id: 7 }, query: { page: undefined, tag: ['INK', 'VRK'] } });
  expect(new URL(asked[0]?.url ?? '').pathname).toBe('/api/invoicing/v1/invoices/7');
  expect(new URL(asked[0]?.url ?? '').search).toBe('?tag=INK&tag=VRK');
  expect(asked[0] && bearerOf(asked[0])).toBe('Bearer old');
});

it('refreshes once for a hundred calls that are refused together', async () => {
  serve(accepting('new'));
  const calls = Array.from({ length: 100 }, () => call(list, { params: { id: 1 } }));
  expect(await Promise.all(calls)).toEqual(Array(100).fill({ ok: true }));
  expect(refreshes()).toBe(1);
  expect(currentSession().token).toBe('new');
});

it('does not refresh for a refusal that arrives after the refresh of another call', async () => {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer = accepting('new');
  let isFirst = true;
  serve(async (request) => {
    const isStraggler = isFirst;
    isFirst = false;
    if (isStraggler) await late;
    return answer(request);
  });
  const straggler = call(list, { params: { id: 1 } });
  await call(list, { params: { id: 2 } });
  release();
  expect(await straggler).toEqual({ ok: true });
  expect(refreshes()).toBe(1);
});

it('leaves the session alone when only the books of a client are out of reach', async () => {
  serve(() => json({ message: 'Geen toegang', reason: 'client_withdrawn' }, 401));
  await expect(call(list, { params: { id: 1 } })).rejects.toMatchObject({
    status: 401,
    reason: 'client_withdrawn',
  });
  expect(refreshes()).toBe(0);
  expect(currentSession()).toMatchObject({ token: 'old', has_lost_client: true });
  expect(leave).not.toHaveBeenCalled();
});

it('finds out that a client is out of reach after its token was traded in as well', async () => {
  serve((request) =>
    isRefresh(request)
      ? json({ token: token('new') })
      : bearerOf(request) === 'Bearer new'
        ? json({ message: 'Geen toegang', reason: 'client_withdrawn' }, 401)
        : json({ message: 'Verlopen', reason: 'token_expired' }, 401),
  );
  await expect(call(list, { params: { id: 1 } })).rejects.toMatchObject({ status: 401 });
  expect(currentSession()).toMatchObject({ token: 'new', has_lost_client: true });
});

it('keeps why the session ended, and where', async () => {
  window.history.replaceState(null, '', '/relation/edit/4?tab=2');
  serve(() => json({ message: 'Je sessie is verlopen', reason: 'password_changed' }, 401));
  await expect(call(list, { params: { id: 1 } })).rejects.toMatchObject({ status: 401 });
  expect(lastSessionEnd()).toMatchObject({
    reason: 'password_changed',
    relation_id: 1,
    path: '/relation/edit/4?tab=2',
  });
  endSession();
  expect(lastSessionEnd()).toBeNull();
});

it('says that the session is over where the server does not say why, and not as if the user had logged out', async () => {
  serve(() => json({ message: 'Je sessie is verlopen' }, 401));
  await expect(call(list, { params: { id: 1 } })).rejects.toMatchObject({ status: 401 });
  expect(lastSessionEnd()).toMatchObject({ reason: 'session_expired', relation_id: 1 });

  startSession(token('old'));
  serve((request) => (isRefresh(request) ? json({ token: token('new') }) : json({}, 401)));
  await expect(call(list, { params: { id: 1 } })).rejects.toMatchObject({ status: 401 });
  expect(lastSessionEnd()).toMatchObject({ reason: 'session_expired' });
});

it('passes on what the server calls the rights of the caller, also with a refusal', async () => {
  const ask = jest.fn();
  onRightsChange(ask);
  const answer = (rights: string, status = 200) => {
    const headers = { 'content-type': 'application/json', 'x-rights': rights };
    return new Response(JSON.stringify({ ok: true, message: 'Nee' }), { status, headers });
  };
  serve(() => answer('all'));
  await call(list, { params: { id: 1 } });
  serve(() => answer('fewer', 403));
  await expect(call(list, { params: { id: 1 } })).rejects.toMatchObject({ status: 403 });
  expect(ask.mock.calls).toEqual([['fewer']]);
});

it('ends the session when the refresh is refused', async () => {
  serve(() => json({ message: 'Je sessie is verlopen' }, 401));
  await expect(call(list, { params: { id: 1 } })).rejects.toMatchObject({ status: 401 });
  expect(asked).toHaveLength(2);
  expect(currentSession().token).toBeNull();
  expect(leave).toHaveBeenCalledTimes(1);
});

it('asks twice at most, and then ends the session', async () => {
  serve((request) => (isRefresh(request) ? json({ token: token('new') }) : json({}, 401)));
  await expect(call(list, { params: { id: 1 } })).rejects.toBeInstanceOf(ApiError);
  expect(asked).toHaveLength(3);
  expect(leave).toHaveBeenCalledTimes(1);
});

it('keeps a newer session when an older refresh is refused', async () => {
  serve((request) => {
    if (!isRefresh(request)) {
      return bearerOf(request) === 'Bearer newer' ? json({ ok: true }) : json({}, 401);
    }
    startSession(token('newer'));
    return json({}, 401);
  });
  expect(await call(list, { params: { id: 1 } })).toEqual({ ok: true });
  expect(currentSession().token).toBe('newer');
  expect(leave).not.toHaveBeenCalled();
});

it('keeps the session while the server cannot answer', async () => {
  serve((request) =>
    isRefresh(request) ? new Response('Bad gateway', { status: 502 }) : json({}, 401),
  );
  await expect(call(list, { params: { id: 1 } })).rejects.toMatchObject({
    message: 'De server is even niet bereikbaar. Probeer het over een minuut opnieuw.',
  });
  expect(currentSession().token).toBe('old');
});

describe('a write whose API ends while it has it', () => {
  const dying = (times: number): Answer => {
    let left = times;
    return () => (left-- > 0 ? new Response('', { status: 502 }) : json({ ok: true }));
  };
  const write = (key?: string) =>
    call(save, { body: { title: 'x' }, ...(key && { idempotencyKey: key }) });

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is sent again with the same key, so that it counts once', async () => {
    serve(dying(2));
    const writing = write('k1');
    await jest.advanceTimersByTimeAsync(3000);
    expect(await writing).toEqual({ ok: true });
    expect(asked.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k1', 'k1', 'k1']);
  });

  it('fails when nobody takes it over', async () => {
    serve(dying(9));
    const failing = expect(write('k1')).rejects.toMatchObject({ status: 502 });
    await jest.advanceTimersByTimeAsync(3000);
    await failing;
    expect(asked).toHaveLength(3);
  });

  it('is not sent again without a key: it might count twice', async () => {
    serve(dying(1));
    await expect(write()).rejects.toMatchObject({ status: 502 });
    expect(asked).toHaveLength(1);
  });
});

describe('a server that is too busy', () => {
  const busyFor = (seconds: number) => () =>
    new Response('{"message":"Te druk"}', {
      status: 503,
      headers: { 'retry-after': String(seconds) },
    });
  const busy = busyFor(5);
  const body = { title: 'x' };
  const files = [new File(['x'], 'bon.pdf')];
  const upload = () => call(save, { body, idempotencyKey: 'k1', files });
  const write = () => call(save, { body, idempotencyKey: 'k1' });

  uploadByFetch();
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['a file', upload],
    ['a form', write],
  ])('gets %s again when it has asked for that, so that nobody has to', async (_, send) => {
    serve(() => (asked.length < 3 ? busy() : json({ ok: true })));
    const sending = send();
    await jest.advanceTimersByTimeAsync(4999);
    expect(asked).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(5001);
    expect(await sending).toEqual({ ok: true });
  });

  it('says so in the end', async () => {
    serve(busy);
    const failing = expect(upload()).rejects.toMatchObject({ message: 'Te druk' });
    await jest.advanceTimersByTimeAsync(10_000);
    await failing;
    expect(asked).toHaveLength(3);
  });

  it.each<[string, () => Response, () => Promise<unknown>]>([
    ['of what could count twice', busy, () => call(save, { body })],
    ['when it will be for long', busyFor(60), write],
  ])('says so at once %s', async (_, answer, send) => {
    serve(answer);
    await expect(send()).rejects.toMatchObject({ status: 503, retryAfter: expect.any(Number) });
    expect(asked).toHaveLength(1);
  });
});

describe('a tab that was duplicated', () => {
  it('gets a token of its own before its first call, once', async () => {
    leaveOriginalTab();
    serve(accepting('own'));
    await Promise.all([call(list, { params: { id: 1 } }), call(list, { params: { id: 2 } })]);
    expect(refreshes()).toBe(1);
    expect(asked[0] && isRefresh(asked[0])).toBe(true);
    expect(await asked[0]?.json()).toEqual({ fork: true });
    expect(asked.slice(1).map(bearerOf)).toEqual(['Bearer own', 'Bearer own']);
    await call(list, { params: { id: 3 } });
    expect(refreshes()).toBe(1);
  });

  it('does nothing under the shared token while the server cannot answer', async () => {
    leaveOriginalTab();
    serve(() => new Response('Bad gateway', { status: 502 }));
    await expect(call(list, { params: { id: 1 } })).rejects.toBeInstanceOf(ApiError);
    expect(asked.every(isRefresh)).toBe(true);
    expect(currentSession()).toMatchObject({ token: 'old', shares_token: true });
  });
});

describe('a call that a switch to another company overtakes', () => {
  const elsewhere = { ...token('elsewhere'), relation_id: 2 };

  it('gives no answer', async () => {
    serve(() => {
      startSession(elsewhere);
      return json({ ok: true });
    });
    await expect(call(list, { params: { id: 1 } })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is not repeated in the books of the other', async () => {
    serve(() => {
      startSession(elsewhere);
      return json({ message: 'Je sessie is verlopen' }, 401);
    });
    await expect(call(save, { body: { title: 'x' } })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(asked).toHaveLength(1);
    expect(currentSession().token).toBe('elsewhere');
  });

  it('is not repeated either when the refresh leads to another company', async () => {
    serve((request) => (isRefresh(request) ? json({ token: elsewhere }) : json({}, 401)));
    await expect(call(save, { body: { title: 'x' } })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(currentSession()).toMatchObject({ token: 'elsewhere', relation_id: 2, relation: null });
    expect(leave).not.toHaveBeenCalled();
  });
});

it('gives the messages of a 422 per field, and all of them for who has no such field', async () => {
  const errors = { 'products.0.title': ['Titel is verplicht'], date: ['Datum ontbreekt'] };
  serve(() => json({ message: 'Controleer de velden', errors }, 422));
  await expect(call(save, { body: { title: '' }, idempotencyKey: 'k1' })).rejects.toMatchObject({
    status: 422,
    message: 'Titel is verplicht Datum ontbreekt',
    errors,
  });
  expect(asked[0]?.headers.get('idempotency-key')).toBe('k1');
});

it('gives the reference, and how long to wait', async () => {
  serve(() => json({ message: 'Te vaak geprobeerd', reference: 'a1b2' }, 429));
  await expect(call(save, { body: { title: 'x' } })).rejects.toMatchObject({
    status: 429,
    message: 'Te vaak geprobeerd',
    reference: 'a1b2',
  });
});

it('says in Dutch that there is no connection', async () => {
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(call(save, { body: { title: 'x' } })).rejects.toMatchObject({
    status: 0,
    message: expect.stringContaining('Geen verbinding'),
  });
});

describe('when the line breaks in the middle of an answer', () => {
  const broken = () =>
    new Response(
      new ReadableStream({
        start: (body) => body.error(new TypeError('network error')),
      }),
      { headers: { 'content-type': 'application/json' } },
    );
  const offline = { status: 0, message: expect.stringContaining('Geen verbinding') };

  it('says so', async () => {
    serve(broken);
    await expect(call(list, { params: { id: 1 } })).rejects.toMatchObject(offline);
  });

  it('goes on with the token of before, of which the API gives the same successor again', async () => {
    serve((request) => (isRefresh(request) ? broken() : json({ message: 'Nee' }, 401)));
    await expect(call(list, { params: { id: 1 } })).rejects.toMatchObject(offline);
    expect(leave).not.toHaveBeenCalled();
    expect(currentSession().token).toBe('old');
    serve(accepting('new'));
    await expect(call(list, { params: { id: 1 } })).resolves.toEqual({ ok: true });
  });
});

it('lets the caller stop a call', async () => {
  const stop = new AbortController();
  serve(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.throwIfAborted();
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const calling = call(list, { params: { id: 1 }, signal: stop.signal });
  stop.abort();
  await expect(calling).rejects.toMatchObject({ name: 'AbortError' });
});
