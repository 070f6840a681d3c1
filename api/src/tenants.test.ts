import { endpoints } from '@boekwerk/shared/contract/all';
import { BulkReply } from '@boekwerk/shared/contract/bulk';
import type { Endpoint, Entity } from '@boekwerk/shared/contract/endpoint';
import type { Right } from '@boekwerk/shared/domain/rights';
import { sql } from 'drizzle-orm';
import { anAccountant } from './testing/a-firm';
import { aConnectedCompany, aMember, type Member, signIn } from './testing/builders';
import { canaryOf, type Ids, oneOfEach } from './testing/everything';
import { formWithFile } from './testing/form-with-file';
import { addressOf, put, sampleBody } from './testing/sample';
import { type TestApp, testApp } from './testing/test-app';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const UNKNOWN_ID = 2_000_000_000;
const UNKNOWN_UUID = '00000000-0000-4000-8000-000000000000';
/** What belongs to a company, and what to a user. */
const OF_COMPANY = [
  ...['accounting_connection', 'attachment', 'booking_item', 'file', 'invoice', 'invoice_line'],
  ...['invoice_prefix', 'invoice_template', 'ledger_account', 'mail', 'note', 'payment', 'product'],
  ...['recurrence', 'relation_user'],
];
const OF_USER = ['relation_user', 'remembered_device', 'session', 'shortcut'];

let app: TestApp;
/** For each right somebody who has it, none of them with a stranger. */
let callers: Record<Right, Member>;
/** Others who use the product: one with a company, one with a firm. */
let strangers: { company: Member; firm: Member };

beforeAll(async () => {
  app = await testApp({ config: { twoFactor: 'optional' } });
  const inBooks = async () =>
    aMember(app, { company: await aConnectedCompany(app, { booking_enabled: 1 }) });
  const [enterprise, accountant] = [await inBooks(), await anAccountant(app)];
  strangers = { company: await inBooks(), firm: await anAccountant(app) };
  const importer = await aMember(app, { type: 1 });
  app.config.importRelationIds.push(importer.company.id);
  callers = {
    ...{ signedIn: enterprise, invoicing: enterprise, bookkeeping: enterprise },
    ...{ documents: enterprise, questions: enterprise, administrations: enterprise },
    ...{ ownAccount: enterprise, users: enterprise, sinceLastExport: enterprise },
    ...{ practice: accountant, clients: accountant, upload: accountant },
    ...{ accountingLink: accountant, imports: importer },
    latestInvoices: enterprise,
  };
});
afterAll(() => app.close());

const places = Object.entries(endpoints).flatMap(([name, endpoint]) =>
  Object.keys(endpoint.ids).map((place): [string, string, Endpoint] => [name, place, endpoint]),
);
function callerOf({ right, path }: Endpoint): Member {
  if (right === 'anyone') throw new Error(`${path} takes an id, and anyone may call it`);
  return callers[right];
}
/** Of a firm's calls the stranger is another firm. */
const strangerOf = (endpoint: Endpoint): Member =>
  callerOf(endpoint).company.relation_user_type === 1 ? strangers.firm : strangers.company;

/** Calls with one id in the place of the caller's own. */
async function callWith(endpoint: Endpoint, place: string, id: number | string, of?: Ids) {
  const caller = callerOf(endpoint);
  const ids = of ?? (await oneOfEach(app, caller));
  const body = sampleBody(endpoint, ids) as object;
  const [start, ...path] = place.split('.');
  if (start === 'body') put(body, path, id);
  const known = start === 'params' ? { ...ids, [endpoint.ids[place] ?? '']: id } : ids;
  const fields = Object.fromEntries(Object.entries(body).map(([of, value]) => [of, `${value}`]));
  const field = endpoint.upload?.is_numbered ? 'file0' : 'file';
  const file = formWithFile({ name: 'a.png', bytes: PIXEL, field, fields });
  const { payload, headers } = endpoint.upload ? file : { payload: body, headers: {} };
  // Anew: a call may end the session it comes in.
  const { user, company } = caller;
  const session = await signIn(app, { user_id: user.id, relation_id: company.id });
  return app.http.inject({
    ...{ method: endpoint.method, url: addressOf(endpoint, known) },
    headers: { ...headers, ...session },
    ...(endpoint.method === 'GET' ? {} : { payload }),
  });
}

/** All that a stranger and their company have, as text. */
async function holdings({ company: { id }, user }: Member): Promise<string> {
  const rowsOf = (table: string, column: 'relation_id' | 'user_id', of: number) =>
    sql`SELECT t::text AS row FROM ${sql.identifier(table)} t WHERE ${sql.identifier(column)} = ${of}`;
  const theirs = sql`
    SELECT r::text AS row FROM relation r WHERE ${id} IN (id, owner_relation_id)
      OR id IN (SELECT relation_id FROM relation_user WHERE user_id = ${user.id})
      OR id IN (SELECT enterprise_id FROM administration_relation WHERE administration_id = ${id})
    UNION ALL SELECT a::text FROM administration_user a WHERE administration_id = ${id}
    UNION ALL SELECT u::text FROM "user" u
      WHERE id IN (SELECT user_id FROM relation_user WHERE relation_id = ${id})`;
  const parts = [
    theirs,
    ...OF_COMPANY.map((table) => rowsOf(table, 'relation_id', id)),
    ...OF_USER.map((table) => rowsOf(table, 'user_id', user.id)),
  ];
  const { rows } = await app.db.execute(sql`${sql.join(parts, sql` UNION ALL `)} ORDER BY 1`);
  return JSON.stringify(rows);
}

/** Of a call about several things one that is not there fails, and holds up no other. */
const isBulk = ({ reply }: Endpoint) => reply === BulkReply;

it.each(places.filter(([, , endpoint]) => isBulk(endpoint)))(
  '%s with the %s of another company among them says the same as of one that nobody has',
  async (_name, place, endpoint) => {
    const stranger = strangerOf(endpoint);
    const theirs = (await oneOfEach(app, stranger))[endpoint.ids[place] as Entity];
    const before = await holdings(stranger);
    const [foreign, unknown] = [
      await callWith(endpoint, place, theirs),
      await callWith(endpoint, place, UNKNOWN_ID),
    ];
    const failure = (id: number | string) => ({
      updated: [],
      failed: [{ id, message: 'Factuur niet gevonden' }],
    });
    expect([foreign.statusCode, foreign.json()]).toEqual([200, failure(theirs)]);
    expect([unknown.statusCode, unknown.json()]).toEqual([200, failure(UNKNOWN_ID)]);
    expect(await holdings(stranger)).toBe(before);
  },
);

it.each(places.filter(([, , endpoint]) => !isBulk(endpoint)))(
  '%s with the %s of another company is answered as one that nobody has',
  async (_name, place, endpoint) => {
    const stranger = strangerOf(endpoint);
    const entity = endpoint.ids[place] as Entity;
    const theirs = (await oneOfEach(app, stranger))[entity];
    const before = await holdings(stranger);

    const foreign = await callWith(endpoint, place, theirs);
    const nobodys = typeof theirs === 'string' ? UNKNOWN_UUID : UNKNOWN_ID;
    const unknown = await callWith(endpoint, place, nobodys);

    expect(foreign.statusCode).toBe(404);
    expect(foreign.statusCode).toBe(unknown.statusCode);
    expect({ ...foreign.json(), reference: '' }).toEqual({ ...unknown.json(), reference: '' });
    expect(foreign.body).not.toContain(canaryOf(stranger));
    expect(await holdings(stranger)).toBe(before);

    const own = await oneOfEach(app, callerOf(endpoint));
    expect((await callWith(endpoint, place, own[entity], own)).statusCode).not.toBe(404);
  },
);

/** What a read has to be asked with. */
const QUERIES: Record<string, string> = { 'kvk.getKvkData': 'coc_number=69599084' };

/** What is refused of the things that {@link oneOfEach} makes: its invoice is a concept, which has no UBL. */
const REFUSED: Record<string, number> = { 'invoicing.downloadUbl': 409 };

const reads = Object.entries(endpoints).filter(([, { method }]) => method === 'GET');

it.each(reads)('%s shows own things only', async (name, endpoint) => {
  const stranger = strangerOf(endpoint);
  await oneOfEach(app, stranger);
  const caller = callerOf(endpoint);
  const url = addressOf(endpoint, await oneOfEach(app, caller));
  const query = QUERIES[name] ?? '';
  const { headers } = caller;
  const answer = await app.http.inject({ method: 'GET', url: `${url}?${query}`, headers });
  expect(answer.statusCode).toBe(REFUSED[name] ?? 200);
  expect(answer.body).not.toContain(canaryOf(stranger));
});
