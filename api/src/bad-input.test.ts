import { endpoints } from '@boekwerk/shared/contract/all';
import type { Endpoint } from '@boekwerk/shared/contract/endpoint';
import { disableTwoFactor, renewRecoveryCodes } from '@boekwerk/shared/contract/security';
import type { Right } from '@boekwerk/shared/domain/user/rights';
import { jsonSchemaOf } from './platform/http/open-api';
import { aFirmClient, anAccountant, inBooksOf } from './testing/a-firm';
import { aConnectedCompany, linkOffice, someCredentials } from './testing/an-accounting-link';
import { aMember, aUser, type Member, signIn } from './testing/builders';
import { whatItNames } from './testing/everything';
import { addressOf, bodySchemaOf, fieldsOf, put, sampleBody } from './testing/sample';
import { slice } from './testing/slice';
import { type TestApp, testApp } from './testing/test-app';

const TEXTS = [
  'nul \0',
  'half \ud800',
  'x'.repeat(10_001),
  '👩‍💻 ﷽ Ǆ e\u0301 ١٢',
  '\u202Egnp.exe\u200B',
  `<img src=x onerror=alert(1)> {{7*7}} \${7*7} {__proto__} {{{a}}}`,
  `' OR 1=1; -- \\ % _`,
  'a@b.nl\r\nBcc: c@d.nl',
  '',
];
const OTHER_TYPES: unknown[] = [null, { a: {} }, [], [[[]]], { constructor: 1 }, '1', 1, true, -0];
const NUMBERS = [1e21, 1e-7, -1, 0, 2 ** 53, 2 ** 31, 0.005, 999_999_999_999.99];
const IDS = [
  '0',
  '-1',
  '1.5',
  'abc',
  '%201',
  '1e3',
  '0x1',
  '9007199254740993',
  '2147483648',
  '%00',
  '%ff',
];
/** More than a body may be. */
const FIVE_MB = JSON.stringify({ x: 'x'.repeat(5_000_000) });
/** How many of the bad values, bodies and ids each call is given here: each gets others, and all of them when tests run whole. */
const SHARE = 0.25;
const FOREIGN_WORDS = /Invalid|Expected|Received|Error:|undefined|\bat .+\.(ts|js):\d/;

/** Calls that refuse what is right when it comes on its own: a step that nobody began, a code that nobody mailed, a payment of what was not sent, a letter that nobody wrote, consent that nobody gave, a reference that nothing carries, a document that nobody labelled, one that is a single page, one that is merged with none. */
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
  'payments.payInvoice': 409,
  'payments.withdrawPayment': 409,
  'reference.findByReference': 404,
  'security.confirmTwoFactor': 409,
  'users.checkResetCode': 422,
  'users.resetPassword': 422,
};
/** Calls for who has the second factor on. */
const WITH_TWO_FACTOR: readonly Endpoint[] = [disableTwoFactor, renewRecoveryCodes];

let app: TestApp;
/** For each right somebody who has it. */
let callers: Record<Right | 'anyone', Member>;

beforeAll(async () => {
  app = await testApp({ config: { twoFactor: 'optional' } });
  const enterprise = await aMember(app, {
    company: await aConnectedCompany(app, { booking_enabled: 1 }),
  });
  const accountant = await anAccountant(app);
  const linkedClient = await aFirmClient(app, accountant.company);
  const { id: credentials_id } = await someCredentials(app, accountant);
  await linkOffice(app, linkedClient, { credentials_id });
  const importer = await aMember(app, { type: 1 });
  app.config.importRelationIds.push(importer.company.id);
  callers = {
    anyone: enterprise,
    signedIn: enterprise,
    invoicing: enterprise,
    bookkeeping: enterprise,
    documents: enterprise,
    questions: enterprise,
    administrations: enterprise,
    users: accountant,
    ownAccount: enterprise,
    sinceLastExport: enterprise,
    latestInvoices: enterprise,
    imports: importer,
    addCustomers: enterprise,
    addRelations: enterprise,
    editRelations: enterprise,
    firm: accountant,
    practice: accountant,
    bookingRules: accountant,
    clients: accountant,
    upload: accountant,
    accountingLink: accountant,
    accountingTasks: accountant,
    accountingOffice: await inBooksOf(app, accountant, linkedClient),
    bankAccount: enterprise,
    companyExport: enterprise,
  };
});
afterAll(() => app.close());

const all = Object.entries(endpoints);
const withBody = all.filter(([, { method, upload }]) => method !== 'GET' && !upload);
const withQuery = all.filter(([, { query }]) => fieldsOf(jsonSchemaOf(query, 'input')).length > 0);

/** A caller of an endpoint with what it names, signed in anew: the call before may have ended that. */
async function readyFor(endpoint: Endpoint) {
  // What changes how one signs in would shut the next call out.
  const member =
    endpoint.right === 'ownAccount' ? await somebodyFor(endpoint) : callers[endpoint.right];
  const origin = originOf(endpoint);
  const ids = await whatItNames(app, endpoint, member, origin);
  const session = await signIn(app, {
    user_id: member.user.id,
    relation_id: member.company.id,
    ...(origin && { origin_relation_id: origin.id }),
  });

  const send = async (payload?: string, url = addressOf(endpoint, ids)) => {
    const headers =
      payload === undefined ? session : { ...session, 'content-type': 'application/json' };
    const body = payload === undefined ? {} : { payload };
    const answer = await app.http.inject({ method: endpoint.method, url, headers, ...body });
    return { status: answer.statusCode, body: answer.body };
  };
  return { ids, send };
}

/** Who chooses the office of a client does so from their firm. */
const originOf = ({ right }: Endpoint) =>
  right === 'accountingOffice' ? callers.accountingLink.company : undefined;

async function somebodyFor(endpoint: Endpoint): Promise<Member> {
  const totp_confirmed_at = WITH_TWO_FACTOR.includes(endpoint) ? new Date() : null;
  return aMember(app, { user: await aUser(app, { totp_confirmed_at }) });
}

/** Nothing but a success or a refusal in Dutch. */
function expectDecent({ status, body }: { status: number; body: string }, sent: string) {
  const isDecent = status < 500 && (status < 400 || !FOREIGN_WORDS.test(body));
  if (!isDecent) throw new Error(`${status} ${body.slice(0, 300)} after ${sent.slice(0, 300)}`);
}

it.each(withBody)(
  '%s takes a body that is right, so that what follows is refused for itself',
  async (name, endpoint) => {
    const { ids, send } = await readyFor(endpoint);
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
    const { ids, send } = await readyFor(endpoint);
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
    const { send } = await readyFor(endpoint);
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

it.each(withQuery)(
  '%s answers decently to every bad value in its query',
  async (name, endpoint) => {
    const { ids, send } = await readyFor(endpoint);
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
    const { send } = await readyFor(endpoint);
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
    expect((await app.http.inject(body(16_384))).statusCode).not.toBe(413);
    expect((await app.http.inject(body(16_385))).statusCode).toBe(413);
  },
);
