import { endpoints } from '@boekwerk/shared/contract/all';
import { type Endpoint, type Entity, isWrite } from '@boekwerk/shared/contract/endpoint';
import { changesOf } from './history/changes-of';
import { partsOf } from './history/parts-of';
import type { StoredAudit } from './history/store';
import { isNamed } from './history/testing/is-named';
import type { Connection } from './platform/database/connect';
import { aboutKey } from './platform/http/audit';
import { TRUSTED } from './platform/http/still-let-in';
import type { Ids } from './testing/everything';
import { performWrite } from './testing/perform-write';
import { type TestApp, testApp } from './testing/test-app';
import { testDatabase } from './testing/test-database';

/** Under which name actions record a thing: that of its table. What calls only name, to point at it, is recorded nowhere. */
const TABLE_OF: Record<Entity, string | null> = {
  costCentre: null,
  credentials: null,
  debtorOrCreditor: null,
  ledger: null,
  projectLedger: null,
  vatCode: null,
  membership: null,
  moveTarget: null,
  import: null,
  session: null,
  accountingTask: 'accounting_task',
  attachment: 'attachment',
  bookingItem: 'booking_item',
  bookingRule: 'booking_rule',
  device: 'device',
  passkey: 'passkey',
  client: 'relation',
  enterprise: 'relation',
  party: 'relation',
  relation: 'relation',
  invoice: 'invoice',
  journal: 'ledger_account',
  prefix: 'invoice_prefix',
  product: 'product',
  project: 'project',
  recurrence: 'recurrence',
  shortcut: 'shortcut',
  user: 'user',
};

/** What no page and no export tells the history of; of an account, its owner sees the sessions and devices. */
const WITHOUT_HISTORY = [
  ...['accounting_task', 'booking_rule', 'device', 'ledger_account'],
  ...['passkey', 'session', 'shortcut', 'tax_default'],
];

/** What is done in another company as well, which has a history of its own. */
const ELSEWHERE_TOO = ['documentMove.moveBookingItem', 'documentMove.moveBookingItems'];

/** Fields of a form that makes something, which are recorded under another name or not at all. */
const NOT_RECORDED: { readonly [field: string]: string } = {
  updated_at: 'there is nothing yet that it could be based on',
  accept_alike: 'says how to save',
  is_booking: 'says how to save',
  is_ready: 'is recorded as the status',
  is_confirmed: 'says that the question was seen',
  pages: 'are recorded as where each document comes from',
  booking_item_ids: 'are each recorded as put in the trash',
  password: 'proves who it is',
  otp: 'proves who it is',
  bsn: 'is recorded as bsn_sealed',
  last_name: 'of who is invited is recorded as invited_last_name',
  template: 'is recorded as text',
};

/** Calls that compare versions only of what has one. */
const WITHOUT_VERSION = [
  // Of who is invited, as in the sample, a company has no version.
  'companyUsers.updateUser',
];

/** Take a code that only an app on a phone has, or a signature of a device. */
const CODED = ['security.confirmNewApp', 'security.confirmTwoFactor', 'passkeys.addPasskey'];

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ config: { twoFactor: 'optional' }, database: withOneConnection });
});
afterAll(() => app.close());

/** Each is looked at as one that took long: none may end its own right to be done. */
beforeEach(() => {
  jest.replaceProperty(TRUSTED, 'ms', -1);
});

/** As the embedded database has it: a call that takes a second one while it holds the first waits in vain. */
async function withOneConnection(): Promise<Connection> {
  const connection = await testDatabase();
  connection.pool.options.max = 1;
  return connection;
}

/** What a call changes by id: what its address names last, or else its body. */
function namedBy({ ids, status }: Endpoint, known: Ids): string[] {
  const places = Object.keys(ids);
  const place =
    places.find((each) => each === 'body.enterprise_relation_id') ??
    places.findLast((each) => each.startsWith('params.')) ??
    places[0];
  const entity = place === undefined ? undefined : ids[place];
  const table = entity && TABLE_OF[entity];
  // What is made is about itself, not about where it is made.
  return table && status !== 201 ? [aboutKey(table, Number(known[entity]))] : [];
}

const writes = Object.entries(endpoints).filter(
  // What needs no session leaves a row as well; tests of signing in and registering look at those.
  ([name, endpoint]) => isWrite(endpoint) && endpoint.right !== 'anyone' && !CODED.includes(name),
);

/** What a write changed and history would drop, because nobody said how it is called: `relation.website`. */
const unnamedIn = (rows: StoredAudit[]): string[] =>
  rows
    .flatMap(partsOf)
    .filter(({ entity }) => !WITHOUT_HISTORY.includes(entity))
    .flatMap(changesOf)
    .filter((change) => !isNamed(change))
    .map(({ entity, field }) => `${entity}.${field}`);

it.each(writes)(
  '%s leaves one audit row, found by what it is about and told field by field',
  async (name, endpoint) => {
    const { member, ids, answer, rows: all, typed } = await performWrite(app, name, endpoint);
    const isHere = (row: StoredAudit) => row.relation_id === member.company.id;
    const rows = ELSEWHERE_TOO.includes(name) ? all.filter(isHere) : all;
    expect({ status: answer.statusCode, body: answer.body }).toMatchObject({
      status: endpoint.status,
    });
    expect(rows).toMatchObject([
      {
        action: `${endpoint.method} ${endpoint.path}`,
        user_id: member.user.id,
        relation_id: member.company.id,
        about: expect.arrayContaining(namedBy(endpoint, ids)),
      },
    ]);
    // A session is nobody else's business: it has no number to be found by.
    if (rows[0]?.entity !== 'session') expect(rows[0]?.about).not.toEqual([]);
    expect(unnamedIn(rows)).toEqual([]);
    if (endpoint.status === 201 && !endpoint.upload) {
      const recorded = rows.flatMap(partsOf).flatMap(({ fields }) => Object.keys(fields));
      const isKnown = (field: string) => recorded.includes(field) || field in NOT_RECORDED;
      expect(Object.keys(typed).filter((field) => !isKnown(field))).toEqual([]);
    }
  },
);

const versioned = writes.filter(
  ([name, { body, status }]) =>
    status !== 201 && 'updated_at' in formOf(body) && !WITHOUT_VERSION.includes(name),
);

/** The fields of a form, or of all that it is a choice of. */
function formOf(schema: object): object {
  const { entries = {}, options = [] } = schema as { entries?: object; options?: object[] };
  return Object.assign({}, entries, ...options.map((each) => formOf(Object(each))));
}

it.each(versioned)('%s is refused when somebody else was before', async (name, endpoint) => {
  const updated_at = '2026-01-01T00:00:00.000Z';
  const { answer } = await performWrite(app, name, endpoint, { updated_at });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toMatch(/^Intussen gewijzigd/);
});
