import { LEDGER_TYPES, LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { ledger_account } from '../platform/database/schema/accounting';
import { aDocument } from '../testing/a-document';
import { aFirmClient, anAccountant, inBooksOf } from '../testing/a-firm';
import { aQuestion } from '../testing/a-question';
import { aConnectedCompany, linkOffice } from '../testing/an-accounting-link';
import { appUnderTest } from '../testing/app-under-test';
import { aMember, type Company, type Member } from '../testing/builders';
import { formWithFile } from '../testing/form-with-file';

const app = appUnderTest();
let owner: Member;
let colleague: Member;
let bakery: Company;
let florist: Company;

beforeEach(async () => {
  const company = await aConnectedCompany(app, { relation_user_type: 1 });
  owner = await anAccountant(app, { company, is_owner: true });
  colleague = await anAccountant(app, { company });
  bakery = await aFirmClient(app, company, { name: 'Bakkerij' });
  florist = await aFirmClient(app, company, { name: 'Bloemist' });
});

const get = (url: string, { headers }: Member) => app.http.inject({ url: `/api/${url}`, headers });
const status = async (url: string, who: Member) => (await get(url, who)).statusCode;

function give(...rights: [Company, 0 | 1][]) {
  const url = `/api/users/v1/user/${colleague.user.id}`;
  const administrations = rights.map(([{ id }, type]) => ({ enterprise_id: id, type }));
  const { headers } = owner;
  return app.http.inject({ method: 'PUT', url, headers, payload: { administrations } });
}

async function upload({ headers }: Member, of?: Company) {
  const fields = of ? { relation_id: String(of.id) } : undefined;
  const bytes = `%PDF-1.4 ${Math.random()}\n%%EOF`;
  const form = formWithFile({ name: 'bon.pdf', bytes, fields });
  const url = '/api/administrations/v1/bookingitem/upload';
  const answer = await app.http.inject({
    method: 'POST',
    url,
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  });
  return answer.statusCode;
}

describe('a right that changes while a colleague is in the client', () => {
  it('holds from the next call', async () => {
    await give([bakery, 1]);
    const inside = await inBooksOf(app, colleague, bakery);
    const document = `administrations/v1/bookingitem/${await aDocument(app, inside)}/temporary-url`;
    const open = () =>
      Promise.all([
        status(document, inside),
        status('administrations/v1/bookingitems', inside),
        upload(inside),
        status('invoicing/v1/invoices', inside),
      ]);
    expect(await open()).toEqual([200, 200, 201, 200]);
    await give([bakery, 0]);
    expect(await open()).toEqual([403, 403, 403, 200]);
    await give([bakery, 1]);
    expect(await open()).toEqual([200, 200, 201, 200]);
  });

  it('is told with that call, also when it is refused', async () => {
    await give([bakery, 1]);
    const inside = await inBooksOf(app, colleague, bakery);
    const version = async (url: string) => (await get(url, inside)).headers['x-rights'];
    const before = await version('invoicing/v1/invoices');
    expect(before).toMatch(/^[\w-]{16}$/);
    expect(await version('administrations/v1/bookingitems')).toBe(before);
    await give([bakery, 0]);
    const after = await version('administrations/v1/bookingitems');
    expect(after).not.toBe(before);
    expect(await version('invoicing/v1/invoices')).toBe(after);
  });

  it('takes the questions away, and says so to the screen', async () => {
    await linkOffice(app, bakery);
    await give([bakery, 1]);
    const inside = await inBooksOf(app, colleague, bakery);
    const questions = async () => ({
      assignment: (await get('relations/v1/default', inside)).json().assignment,
      status: await status('administrations/v1/pendinglogs', inside),
    });
    expect(await questions()).toEqual({ assignment: 1, status: 200 });
    await give([bakery, 0]);
    expect(await questions()).toEqual({ assignment: 0, status: 403 });
  });

  it('leaves of the accounts of the package those that a line of an invoice has', async () => {
    await linkOffice(app, bakery);
    const of = { relation_id: bakery.id, office_code: '1001', name: 'Naam' };
    const every = LEDGER_TYPES.map((type) => ({ ...of, type, code: `C${type}` }));
    await app.db.insert(ledger_account).values(every);
    await give([bakery, 1]);
    const inside = await inBooksOf(app, colleague, bakery);
    const types = async (query = '') =>
      (await get(`administrations/v1/ledgeraccounts${query}`, inside))
        .json()
        .map(({ type }: { type: LedgerType }) => type);
    expect(await types()).toEqual(LEDGER_TYPES);
    await give([bakery, 0]);
    expect(await types()).toEqual([LedgerType.costCentre, LedgerType.project]);
    expect(await types(`?type=${LedgerType.supplier}`)).toEqual([]);
    expect(await types(`?type=${LedgerType.project}`)).toEqual([LedgerType.project]);
  });

  it('ends the session there with the assignment itself', async () => {
    await give([bakery, 1]);
    const inside = await inBooksOf(app, colleague, bakery);
    await give([florist, 1]);
    expect(await status('invoicing/v1/invoices', inside)).toBe(401);
  });

  it('does not bind the owner of the firm', async () => {
    const inside = await inBooksOf(app, owner, bakery);
    expect(await status('administrations/v1/bookingitems', inside)).toBe(200);
  });
});

describe('a client that a colleague has for invoicing alone', () => {
  beforeEach(async () => {
    for (const company of [bakery, florist]) {
      const member = await aMember(app, { company });
      await aQuestion(app, member, { said: [{ by: member.user }] });
    }
    await give([bakery, 0], [florist, 1]);
  });

  it('is one of their clients, without documents and questions', async () => {
    const stats = (await get('administrations/v1/dashboardstats', colleague)).json();
    expect(stats).toMatchObject({ relations: 2, booking_items: 1 });
    for (const list of ['stats', 'statsno']) {
      const { data, counts } = (await get(`administrations/v1/${list}`, colleague)).json();
      expect([data.map(({ name }: Company) => name), counts.all]).toEqual([['Bloemist'], 1]);
    }
    const questions = (await get('administrations/v1/pendinglogs', colleague)).json();
    expect(questions.data).toMatchObject([{ relation_id: florist.id }]);
  });

  it('is not among those to hand in for', async () => {
    const url = `relations/v1/administration/${owner.company.id}/enterprises/users`;
    const offered = async (query: string) => {
      const { data, counts } = (await get(`${url}?${query}`, colleague)).json();
      const names = data.map(({ enterprise }: { enterprise: Company }) => enterprise.name);
      return [names, counts.all];
    };
    expect(await offered('order=asc')).toEqual([['Bakkerij', 'Bloemist'], 2]);
    expect(await offered('order=asc&books=kept')).toEqual([['Bloemist'], 1]);
  });

  it('takes no documents from them', async () => {
    expect([await upload(colleague, bakery), await upload(colleague, florist)]).toEqual([404, 201]);
  });

  it('is whole for the owner of the firm', async () => {
    const stats = (await get('administrations/v1/dashboardstats', owner)).json();
    expect(stats).toMatchObject({ relations: 2, booking_items: 2 });
    const { counts } = (await get('administrations/v1/stats', owner)).json();
    expect(counts.all).toBe(2);
    expect(await upload(owner, bakery)).toBe(201);
  });
});
