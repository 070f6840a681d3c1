import fs from 'node:fs';
import path from 'node:path';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { aForm, callsOf } from './invoicing/testing/an-invoice';
import { aFirmClient, anAccountant } from './testing/a-firm';
import { aConnectedCompany } from './testing/an-accounting-link';
import { aCustomer, aMember, type Member } from './testing/builders';
import { oneOfEach } from './testing/everything';
import { type RecordingApp, readable, recordingApp } from './testing/record-statements';
import type { TestApp } from './testing/test-app';

/** What the calls that are made most ask of the database, kept so that a review sees it grow. */
const FILE = path.join(__dirname, 'hot-statements.sql');
const ANEW = 'npm run sql-report';

type Call = { method: 'GET' | 'POST' | 'PUT'; path: string; payload?: object };
type Hot = { name: string; who: Member; call: () => Promise<Call> | Call };

let app: TestApp;
let statementsOf: RecordingApp['statementsOf'];

beforeAll(async () => {
  ({ app, statementsOf } = await recordingApp());
});
afterAll(() => app.close());

const get = (url: string): Call => ({ method: 'GET', path: url });

/** The session is read by every call; the first here asks for nothing else. */
async function hotCalls(): Promise<Hot[]> {
  const member = await aMember(app, {
    company: await aConnectedCompany(app, { booking_enabled: 1 }),
  });
  const customer = await aCustomer(app, member.company);
  const { aConcept } = callsOf(app, member.headers);
  // As the screen saves it.
  const form = aForm(customer, { is_ready: true });
  const concept = await aConcept(form);
  await oneOfEach(app, member);
  const accountant = await anAccountant(app);
  await aFirmClient(app, accountant.company);

  const owner: [string, Hot['call']][] = [
    ['the session', () => get('/invoicing/v1/taxes')],
    ['invoices, first page', () => get('/invoicing/v1/invoices')],
    ['an invoice', () => get(`/invoicing/v1/invoice/${concept.id}`)],
    ['a new concept', () => ({ method: 'POST', path: '/invoicing/v1/invoice', payload: form })],
    ['a concept saved again', async () => saved(await aConcept(form), form)],
    ['an invoice sent', async () => sent(await aConcept(form))],
    ['an invoice sent by hand', async () => sentByHand(await aConcept(form))],
    ['customers, first page', () => get('/relations/v1/clients')],
    ['products, first page', () => get('/invoicing/v1/products')],
    ['recurrences, first page', () => get('/invoicing/v1/recurrence')],
    ['documents, first page', () => get('/administrations/v1/bookingitems')],
    ['questions, first page', () => get('/administrations/v1/pendinglogs')],
    ['dashboard, invoices', () => get('/invoicing/v1/stats')],
    ['dashboard, result', () => get('/administrations/v1/financialstats')],
    ['dashboard, turnover', () => get('/invoicing/v1/revenue')],
  ];
  const firm: [string, Hot['call']][] = [
    ['dashboard of a firm', () => get('/administrations/v1/dashboardstats')],
    [
      'clients of a firm, first page',
      () => get(`/relations/v1/relation/${accountant.company.id}/enterprises`),
    ],
    ['dashboard of a firm, clients', () => get('/administrations/v1/stats')],
    [
      'dashboard of a firm, what waits per client',
      () => get('/administrations/v1/stats?sort=waiting&order=desc'),
    ],
  ];
  return [
    ...owner.map(([name, call]) => ({ name, call, who: member })),
    ...firm.map(([name, call]) => ({ name, call, who: accountant })),
  ];
}

const saved = ({ id, updated_at }: Invoice, form: object): Call => ({
  method: 'PUT',
  path: `/invoicing/v1/invoice/${id}`,
  payload: { ...form, updated_at },
});

const sent = ({ id }: Invoice): Call => ({
  method: 'POST',
  path: `/invoicing/v1/invoice/${id}/send`,
  payload: { emails: ['klant@voorbeeld.nl'], message: 'Bijgaand.', is_confirmed: true },
});

const sentByHand = ({ id }: Invoice): Call => ({
  method: 'PUT',
  path: `/invoicing/v1/invoice/${id}/sent`,
  payload: { is_confirmed: true },
});

async function answer({ who, call }: Hot): Promise<() => Promise<void>> {
  const { method, path: below, payload } = await call();
  return async () => {
    const url = `/api${below}`;
    const { headers } = who;
    const reply = await app.http.inject({ method, url, headers, ...(payload && { payload }) });
    if (reply.statusCode >= 300) throw new Error(`${method} ${url}: ${reply.body}`);
  };
}

/** Made once before, for what is only asked the first time. */
async function report(hot: Hot): Promise<string[]> {
  await (await answer(hot))();
  const made = await answer(hot);
  return (await statementsOf(made)).map(readable);
}

async function writtenReport(): Promise<string> {
  const parts: string[] = [];
  let session: string[] = [];
  for (const hot of await hotCalls()) {
    const statements = await report(hot);
    if (parts.length === 0) session = statements;
    const own = parts.length === 0 ? statements : withoutAll(statements, session);
    const heading = `-- ${hot.name}; statements: ${statements.length}`;
    parts.push([heading, ...told(own)].join('\n'));
  }
  return `${parts.join('\n\n')}\n`;
}

/** What every call asks stands once, at the first. */
function withoutAll(statements: string[], others: string[]): string[] {
  const left = [...statements];
  for (const other of others) if (left.includes(other)) left.splice(left.indexOf(other), 1);
  return left;
}

/** Two that go out at once arrive in either order. */
const told = (statements: string[]): string[] =>
  [...new Set(statements)].sort().map((statement) => {
    const times = statements.filter((other) => other === statement).length;
    return `${times > 1 ? `-- ${times} times\n` : ''}${statement};`;
  });

it(`hot calls ask the database what hot-statements.sql says; ${ANEW} writes it anew`, async () => {
  const now = await writtenReport();
  if (process.env.WRITE_STATEMENTS) fs.writeFileSync(FILE, now);
  // As lines, so that a failure shows those that differ.
  expect(now.split('\n')).toEqual(fs.readFileSync(FILE, 'utf8').split('\n'));
});

it('who waits for the next number waits for nothing but what is written with this one', async () => {
  const hot = (await hotCalls()).find(({ name }) => name === 'an invoice sent by hand') as Hot;
  // The first number of all is looked at twice.
  await (await answer(hot))();
  const all = (await statementsOf(await answer(hot))).map(readable);
  const taken = all.findIndex((statement) => statement.startsWith('insert into invoice_counter'));
  expect(
    all.slice(taken).map((statement) => /^(?:insert into |update )?\w+/.exec(statement)?.[0]),
  ).toEqual(['insert into invoice_counter', 'update invoice', 'insert into audit', 'commit']);
});
