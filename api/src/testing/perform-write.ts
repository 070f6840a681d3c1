import { requestDeletion } from '@boekwerk/shared/contract/account-deletion';
import type { Endpoint, Entity } from '@boekwerk/shared/contract/endpoint';
import { asc, desc, eq, gt } from 'drizzle-orm';
import { newState } from '../bookkeeping/connection/credentials/authorization-state';
import { invoice } from '../platform/database/schema/invoicing';
import { audit } from '../platform/database/schema/platform';
import { relation_user } from '../platform/database/schema/relations';
import { membershipOfNumber } from '../users/invitation-number';
import { prepareBooking } from './a-bookable-item';
import { preparePages } from './a-divisible-item';
import { aFirmClient, anAccountant, inBooksOf } from './a-firm';
import { aConnectedCompany, linkOffice, someCredentials } from './an-accounting-link';
import { aCustomer, aMember, aUser, type Company, type Member, signIn } from './builders';
import { type Ids, oneOfEach } from './everything';
import { formWithFile } from './form-with-file';
import { needsTwoFactor } from './needs-two-factor';
import { addressOf, sampleBody } from './sample';
import type { TestApp } from './test-app';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A relation, a product and an open invoice: each import leaves the columns of the others. */
const SHEET = Buffer.from(
  [
    'Bedrijfsnaam;E-mailadres;Adres;Postcode;Plaats;Productnaam;Prijs;Factuurnummer;Klant;Factuurdatum;Openstaand bedrag',
    'Lepel;info@lepel.example;Dorpsstraat 1;1234 AB;Utrecht;Soeplepel;4,95;F-0042;Vork;01-09-2026;121',
  ].join('\n'),
);

type Step = readonly [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object];

const SENT: Step = ['PUT', 'invoicing/v1/invoice/:invoice/sent'];
const PAID: Step = ['PUT', 'invoicing/v1/invoice/:invoice/payment', { completed: true }];
const EMAIL_TEXT: Step = ['POST', 'invoicing/v1/invoicetemplate', { template: 'Beste klant' }];

/** What must have happened before a call has something to do. */
const AFTER: { readonly [name: string]: readonly Step[] } = {
  'booking.endQuestion': [
    ['POST', 'administrations/v1/bookingitem/:bookingItem/log', { message: 'Wat is dit?' }],
  ],
  'booking.processBookingItems': [
    ['PUT', 'administrations/v1/bookingitem/:bookingItem/label', { tag: 'INK' }],
  ],
  'invoicing.creditInvoice': [SENT],
  'invoiceSending.sendReminders': [SENT],
  'emailText.updateEmailText': [EMAIL_TEXT],
  'emailText.deleteEmailText': [EMAIL_TEXT],
  'parties.activateRelation': [['PUT', 'relations/v1/client/:party/deactivate']],
  'parties.showRelation': [['PUT', 'relations/v1/client/:party/hide']],
  'payments.payInvoice': [SENT],
  'payments.payInvoices': [SENT],
  'payments.withdrawPayment': [SENT, PAID],
  'products.activateProduct': [['DELETE', 'invoicing/v1/product/:product']],
  'trash.restoreBookingItems': [['DELETE', 'administrations/v1/bookingitem/:bookingItem']],
};

/** Fields of which the sample is right, and does nothing. */
const GIVEN: { readonly [name: string]: object } = {
  'firm.createAdministrationPerson': {
    email_text: 'info@voorbeeld.nl',
    bsn: '111222333',
    date_of_birth: '1980-01-31',
  },
  // Its lines make up its amount.
  'booking.bookBookingItem': { amount: 2 },
  'payments.payInvoice': { completed: true, payment: null },
  'bulkClients.hideClients': { hidden: 1 },
};

const isOwn = (endpoint: Endpoint) => endpoint.right === 'ownAccount';
const OF_FIRM: readonly Endpoint['right'][] = [
  ...(['practice', 'bookingRules', 'clients', 'firm', 'accountingLink'] as const),
];
/** Who also says which clients a colleague sees. */
const BY_FIRM = /^companyUsers\.(inviteUser|updateUser)$/;

/** Somebody new for each call: it may end what the next one needs. */
async function callerOf(app: TestApp, name: string, endpoint: Endpoint): Promise<Caller> {
  if (endpoint.right === 'accountingOffice') return bookkeeperInClient(app);
  return { member: await memberFor(app, name, endpoint) };
}

type Caller = { member: Member; firm?: Company };

/** In a client that is linked with an office. */
async function bookkeeperInClient(app: TestApp): Promise<Caller> {
  const accountant = await anAccountant(app);
  const firm = accountant.company;
  const client = await aFirmClient(app, firm);
  const { id: credentials_id } = await someCredentials(app, accountant);
  await linkOffice(app, client, { credentials_id });
  return { member: await inBooksOf(app, accountant, client), firm };
}

async function memberFor(app: TestApp, name: string, endpoint: Endpoint): Promise<Member> {
  if (OF_FIRM.includes(endpoint.right) || BY_FIRM.test(name)) return anAccountant(app);
  if (endpoint.right === 'imports') return anImporter(app);
  const totp_confirmed_at = needsTwoFactor(endpoint) ? new Date() : null;
  const user = await aUser(app, { totp_confirmed_at });
  if (isOwn(endpoint)) return ownAccount(app, endpoint, user);
  const company = await aConnectedCompany(app, { booking_enabled: 1 });
  return aMember(app, { company, user });
}

/** Who leaves, leaves the company to another owner. */
async function ownAccount(app: TestApp, endpoint: Endpoint, user: Member['user']) {
  const member = await aMember(app, { user });
  if (endpoint === requestDeletion) await aMember(app, { company: member.company });
  return member;
}

/** An accountant of the import customer. */
async function anImporter(app: TestApp): Promise<Member> {
  const member = await aMember(app, { type: 1 });
  app.config.importRelationIds.push(member.company.id);
  return member;
}

/**
 * Makes a call of the contract with a body that it takes, as somebody new who may.
 *
 * @param given in the place of what the sample has
 * @returns what was typed, what it answered, and the audit rows that it left
 */
export async function performWrite(
  app: TestApp,
  name: string,
  endpoint: Endpoint,
  given: object = {},
) {
  const { member, firm } = await callerOf(app, name, endpoint);
  const { company, user } = member;
  const ids = await oneOfEach(app, { company, user, headers: { authorization: '' } }, firm);
  // Long past due, so that there is something to remind of.
  const past = { date: '2026-01-01', expiration_date: '2026-01-31' };
  await app.db
    .update(invoice)
    .set(past)
    .where(eq(invoice.id, Number(ids.invoice)));
  const session = await signIn(app, {
    user_id: user.id,
    relation_id: company.id,
    ...(firm && { origin_relation_id: firm.id }),
  });
  for (const [method, path, payload = {}] of AFTER[name] ?? []) {
    const url = `/api/${path.replace(/:(\w+)/, (_, entity) => String(ids[entity as Entity]))}`;
    await app.http.inject({ method, url, headers: session, payload });
  }
  if (name.startsWith('openingBalances.')) await aCustomer(app, company, { name: 'Vork' });
  await prepareBooking(app, name, { member, ids });
  const divided = await preparePages(app, name, { member, ids });
  const [{ id: last } = { id: 0 }] = await app.db
    .select()
    .from(audit)
    .orderBy(desc(audit.id))
    .limit(1);
  const user_id = await invitedUser(app, ids);
  const typed = {
    ...(sampleBody(endpoint, ids) as object),
    ...GIVEN[name],
    ...divided,
    ...consentFor(app, { name, member, ids }),
    ...given,
  };
  const { payload, headers } = requestOf(endpoint, typed);
  const answer = await app.http.inject({
    method: endpoint.method,
    url: addressOf(endpoint, ids),
    payload,
    headers: { ...headers, ...session },
  });
  const rows = await app.db.select().from(audit).where(gt(audit.id, last)).orderBy(asc(audit.id));
  return { member, ids: { ...ids, user: user_id }, typed, answer, rows };
}

type Asked = { name: string; member: Member; ids: Ids };

/** What comes back from the consent page to who asked for it. */
function consentFor(app: TestApp, { name, member: { user, company }, ids }: Asked): object {
  if (!name.startsWith('credentials.')) return {};
  const credentials_id = name === 'credentials.updateCredentials' ? Number(ids.credentials) : null;
  const { state } = newState(app, { user_id: user.id, firm_id: company.id, credentials_id });
  return { state };
}

/** Who an invitation is for: the call names its number, the record the user. */
async function invitedUser(app: TestApp, ids: Ids): Promise<number> {
  const isMembership = eq(relation_user.id, membershipOfNumber(Number(ids.user)) ?? 0);
  const [membership] = await app.db.select().from(relation_user).where(isMembership);
  return membership?.user_id ?? 0;
}

function requestOf(endpoint: Endpoint, body: object) {
  if (!endpoint.upload) return { payload: body, headers: {} };
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  const fields = Object.fromEntries(given.map(([of, value]) => [of, `${value}`]));
  const field = endpoint.upload.is_numbered ? 'file0' : endpoint.upload.field;
  const file = endpoint.upload.kinds.includes('png')
    ? { name: 'a.png', bytes: PIXEL }
    : { name: 'a.csv', bytes: SHEET };
  return formWithFile({ ...file, field, fields });
}
