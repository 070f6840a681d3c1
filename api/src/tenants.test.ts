import { endpoints } from '@boekwerk/shared/contract/all';
import type { Endpoint } from '@boekwerk/shared/contract/endpoint';
import type { Right } from '@boekwerk/shared/domain/rights';
import { sql } from 'drizzle-orm';
import { aCompany, aMember, type Member } from './testing/builders';
import { canaryOf, oneOfEach } from './testing/everything';
import { formWithFile } from './testing/form-with-file';
import { addressOf, put, sampleBody } from './testing/sample';
import { type TestApp, testApp } from './testing/test-app';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const UNKNOWN_ID = 2_000_000_000;
const KEPT = ['booking_item', 'file', 'invoice', 'invoice_line', 'mail', 'product', 'relation'];

let app: TestApp;
/** For each right somebody who has it, none of them in the company of `stranger`. */
let callers: Partial<Record<Right | 'anyone', Member>>;
let stranger: Member;

beforeAll(async () => {
  app = await testApp();
  const inBooks = async () =>
    aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
  const enterprise = await inBooks();
  stranger = await inBooks();
  callers = { signedIn: enterprise, invoicing: enterprise, documents: enterprise };
});
afterAll(() => app.close());

const places = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  Object.keys(endpoint.ids).map((place): [string, string, Endpoint] => [name, place, endpoint]),
);
const callerOf = ({ right, path }: Endpoint): Member => {
  const caller = callers[right];
  if (!caller) throw new Error(`no caller here who may do ${path}: add one`);
  return caller;
};

/** Calls with one id in the place of the caller's own. */
async function callWith(endpoint: Endpoint, place: string, id: number) {
  const caller = callerOf(endpoint);
  const ids = await oneOfEach(app, caller);
  const body = sampleBody(endpoint, ids);
  const [start, ...path] = place.split('.');
  if (start === 'body') put(body, path, id);
  const known = start === 'params' ? { ...ids, [endpoint.ids[place] ?? '']: id } : ids;
  const file = formWithFile({ name: 'a.png', bytes: PIXEL });
  const json = { payload: body as object, headers: {} };
  const { payload, headers } = endpoint.upload ? file : json;
  return app.http.inject({
    ...{ method: endpoint.method, url: addressOf(endpoint, known) },
    headers: { ...headers, ...caller.headers },
    ...(endpoint.method === 'GET' ? {} : { payload }),
  });
}

/** All that the stranger's company has, as text. */
async function holdings(): Promise<string> {
  const { id } = stranger.company;
  const parts = KEPT.map((table) =>
    table === 'relation'
      ? sql`SELECT r::text AS row FROM relation r WHERE id = ${id} OR owner_relation_id = ${id}`
      : sql`SELECT t::text AS row FROM ${sql.identifier(table)} t WHERE relation_id = ${id}`,
  );
  const { rows } = await app.db.execute(sql`${sql.join(parts, sql` UNION ALL `)} ORDER BY 1`);
  return JSON.stringify(rows);
}

it.each(places)(
  '%s with the %s of another company is answered as one that nobody has',
  async (_name, place, endpoint) => {
    const theirs = await oneOfEach(app, stranger);
    const before = await holdings();

    const foreign = await callWith(endpoint, place, theirs[endpoint.ids[place] ?? ''] ?? 0);
    const unknown = await callWith(endpoint, place, UNKNOWN_ID);

    expect(foreign.statusCode).toBe(404);
    expect(foreign.statusCode).toBe(unknown.statusCode);
    expect({ ...foreign.json(), reference: '' }).toEqual({ ...unknown.json(), reference: '' });
    expect(foreign.body).not.toContain(canaryOf(stranger));
    expect(await holdings()).toBe(before);
  },
);

const reads = Object.entries(endpoints).filter(
  ([, { method, right, ids }]) =>
    method === 'GET' && ['signedIn', 'invoicing', 'documents'].includes(right) && !ids['params.id'],
);

it.each(reads)('%s shows own things only', async (_name, endpoint) => {
  await oneOfEach(app, stranger);
  const answer = await app.http.inject({
    ...{ method: 'GET', url: `/api${endpoint.path}` },
    headers: callerOf(endpoint).headers,
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain(canaryOf(stranger));
});
