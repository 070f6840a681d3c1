import { endpoints } from '@boekwerk/shared/contract/all';
import { jsonSchemaOf } from '../platform/http/open-api';
import { addressOf, bodySchemaOf, type Field, fieldsOf, put, sampleBody } from '../testing/sample';
import { slice } from '../testing/slice';
import { appForBadInput, callersByRight, readyFor, type World } from './testing/callers';
import { expectDecent } from './testing/expect-decent';
import { IDS, NUMBERS, OTHER_TYPES, TEXTS } from './testing/values';

/** More than a body may be. */
const FIVE_MB = JSON.stringify({ x: 'x'.repeat(5_000_000) });
/** How many of the bad values, bodies and ids each call is given here: each gets others, and all of them when tests run whole. */
const SHARE = 0.15;
/** Calls that refuse what is right when it comes on its own: a step that nobody began, a code that nobody mailed, a payment of what was not sent, a letter that nobody wrote, consent that nobody gave, a passkey that no device made, a reference that nothing carries, a document that nobody labelled, one that is a single page, one that is merged with none. */
const REFUSED: Record<string, number> = {
  'booking.bookBookingItem': 409,
  'booking.decideBooking': 409,
  'booking.endQuestion': 409,
  'booking.processBookingItem': 422,
  'booking.takeBackBooking': 409,
  'credentials.createCredentials': 422,
  'credentials.updateCredentials': 422,
  'cut.splitBookingItem': 422,
  'emailText.updateEmailText': 404,
  'invoicing.creditInvoice': 409,
  'invoiceExport.exportInvoicesZip': 422,
  'merge.mergeBookingItems': 422,
  'passkeys.addPasskey': 400,
  'payments.payInvoice': 409,
  'payments.withdrawPayment': 409,
  'reference.findByReference': 404,
  'security.confirmNewApp': 409,
  'security.confirmTwoFactor': 409,
  'users.checkResetCode': 422,
  'users.resetPassword': 422,
};
let world: World;
beforeAll(async () => {
  const app = await appForBadInput();
  world = { app, callers: await callersByRight(app) };
});
afterAll(() => world.app.close());

const all = Object.entries(endpoints);
const withBody = all.filter(([, { method, upload }]) => method !== 'GET' && !upload);
const withQuery = all.filter(([, { query }]) => fieldsOf(jsonSchemaOf(query, 'input')).length > 0);

it.each(withBody)(
  '%s takes a body that is right, so that what follows is refused for itself',
  async (name, endpoint) => {
    const { ids, send } = await readyFor(world, endpoint);
    const body = JSON.stringify(sampleBody(endpoint, ids));
    const answer = await send(body);
    // Whoever needs no session gets no further without a password or a cookie.
    if (endpoint.right === 'anyone' && !(name in REFUSED)) expect(answer.status).not.toBe(422);
    else expect(answer).toMatchObject({ status: REFUSED[name] ?? endpoint.status });
  },
);

it.each(withBody)(
  '%s answers decently to every bad value in every field',
  async (name, endpoint) => {
    const { ids, send } = await readyFor(world, endpoint);
    for (const { path, schema } of fieldsOf(bodySchemaOf(endpoint))) {
      const values =
        schema.type === 'string'
          ? [...TEXTS, ...OTHER_TYPES]
          : [...OTHER_TYPES, ...NUMBERS, TEXTS[0]];
      for (const value of slice(values, SHARE, `${name} ${path.join('.')}`)) {
        const body = sampleBody(endpoint, ids);
        put(body, path, value);
        const sent = JSON.stringify(body);
        expectDecent(await send(sent), `${path.join('.')} = ${sent}`);
      }
    }
  },
);

it.each(withBody)(
  '%s answers decently to a body that is no form at all',
  async (name, endpoint) => {
    const { send } = await readyFor(world, endpoint);
    const [first] = fieldsOf(bodySchemaOf(endpoint));
    const bodies = [
      JSON.stringify({ [first?.path[0] ?? 'x']: 'x'.repeat(1_000_000) }),
      FIVE_MB,
      '[]',
      'null',
      '"x"',
      '1',
      '{"a":',
      '{"__proto__":{"is_owner":true}}',
      `[${'1,'.repeat(100_000)}1]`,
    ];
    for (const body of slice(bodies, SHARE, name)) expectDecent(await send(body), body);
  },
);

it.each(withBody)('%s takes no list for a form, nor for a part of one', async (_name, endpoint) => {
  const { ids, send } = await readyFor(world, endpoint);
  const isForm = ({ schema }: Field) => schema.type === 'object';
  const parts = fieldsOf(bodySchemaOf(endpoint)).filter(isForm);
  const bodies = parts.map(({ path }) => {
    const body = sampleBody(endpoint, ids);
    put(body, path, []);
    return body;
  });
  for (const body of [[], ...bodies]) {
    const sent = JSON.stringify(body);
    const answer = await send(sent);
    expect({ sent, status: answer.status }).toEqual({ sent, status: 422 });
    expectDecent(answer, sent);
  }
});

it.each(withQuery)(
  '%s answers decently to every bad value in its query',
  async (name, endpoint) => {
    const { ids, send } = await readyFor(world, endpoint);
    for (const { path } of fieldsOf(jsonSchemaOf(endpoint.query, 'input'))) {
      const texts = [
        ...TEXTS.filter((text) => !text.includes('\ud800')),
        ...NUMBERS.map(String),
        '2026-02-30',
      ];
      const queries = texts.map((text) => `${path[0]}=${encodeURIComponent(text)}`);
      const all = [
        ...queries,
        `${path[0]}=a&${path[0]}=b`,
        `${path[0]}[x]=1`,
        `${path[0]}=%ed%a0%80`,
      ];
      for (const query of slice(all, SHARE, `${name} ${path[0]}`))
        expectDecent(await send(undefined, `${addressOf(endpoint, ids)}?${query}`), query);
    }
  },
);

it.each(all.filter(([, { path }]) => path.includes(':id')))(
  '%s knows no thing with an id that is none',
  async (name, endpoint) => {
    const { send } = await readyFor(world, endpoint);
    for (const id of slice(IDS, SHARE, name)) {
      const url = `/api${endpoint.path.replace(':id', id)}`;
      const body = endpoint.method === 'GET' || endpoint.upload ? undefined : '{}';
      const answer = await send(body, url);
      expect({ id, status: answer.status }).toEqual({ id, status: id === '%ff' ? 400 : 404 });
      expectDecent(answer, url);
    }
  },
);

it.each(all.filter(([, { right, method }]) => right === 'anyone' && method !== 'GET'))(
  '%s reads no more than a form of who is not signed in',
  async (_name, { method, path }) => {
    const body = (length: number) => ({
      method,
      url: `/api${path}`,
      payload: `"${'x'.repeat(length - 2)}"`,
      headers: { 'content-type': 'application/json' },
    });
    expect((await world.app.http.inject(body(16_384))).statusCode).not.toBe(413);
    expect((await world.app.http.inject(body(16_385))).statusCode).toBe(413);
  },
);
