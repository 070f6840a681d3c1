import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { eq, sql } from 'drizzle-orm';
import { accounting_relation, ledger_account } from '../../platform/database/schema/accounting';
import { relation } from '../../platform/database/schema/relations';
import { aDocument } from '../../testing/a-document';
import { anAccountant } from '../../testing/a-firm';
import { aConnectedCompany } from '../../testing/an-accounting-link';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Company, type Member } from '../../testing/builders';

const app = appUnderTest();
const { customer: DEBTOR, supplier: CREDITOR } = LedgerType;
let member: Member;

beforeEach(async () => {
  member = await aMember(app, {
    company: await aConnectedCompany(app, { booking_enabled: 1 }),
  });
});

const ask = async (method: 'GET' | 'PUT', path: string, payload?: object, who = member) => {
  const url = `/api/administrations/v1/${path}`;
  const answer = await app.http.inject({
    ...{ method, url, headers: who.headers },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const get = (path: string, who?: Member) => ask('GET', path, undefined, who);
const save = (relation_id: number, id: number | null) =>
  ask('PUT', 'relation/save', { relation_id, id });

type Fields = Partial<typeof ledger_account.$inferInsert>;

/** A debtor or creditor of the office, a creditor when nothing is said. */
async function anAccount(code: string, name: string, given: Fields = {}): Promise<number> {
  const of = { relation_id: member.company.id, office_code: '1001', type: CREDITOR };
  const [made] = await app.db
    .insert(ledger_account)
    .values({ ...of, code, name, ...given })
    .returning();
  return made?.id ?? 0;
}
const aSupplier = (name: string, given: Partial<Company> = {}) =>
  aCustomer(app, member.company, { name, enterprise_relation_type: 'supplier', ...given });

type Shown = { client: { name: string }; ledger_account: { code: string } | null };
const shown = ({ client, ledger_account: account }: Shown) => [client.name, account?.code ?? null];
const names = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name);

describe('GET relations', () => {
  it('has whom to book on by name, linked or not, of the kind that is asked for', async () => {
    const vos = await aSupplier('Vos');
    await aSupplier('Appel');
    await aSupplier('Verborgen', { hidden: 1 });
    await aSupplier('Verwijderd', { active: 0 });
    const buyer = await aCustomer(app, member.company, { name: 'Koper' });
    await save(vos.id, await anAccount('2001', 'Drukkerij Vos'));
    await save(buyer.id, await anAccount('1001', 'Koper', { type: DEBTOR }));

    const creditors = (await get('relations?type=5')).body;
    expect(creditors.data.map(shown)).toEqual([
      ['Appel', null],
      ['Vos', '2001'],
    ]);
    expect(creditors.has_more).toBe(false);
    expect(creditors.data[1]).toEqual({
      client: {
        id: vos.id,
        name: 'Vos',
        type: 'supplier',
        tax_number: 'NL123456782B12',
        coc_number: '12345678',
        bank_account: 'NL91ABNA0417164300',
        hidden: 0,
        active: 1,
      },
      type: CREDITOR,
      ledger_account: {
        id: expect.any(Number),
        relation_id: member.company.id,
        enterprise_relation_id: vos.id,
        ledger_account_id: expect.any(Number),
        code: '2001',
        name: 'Drukkerij Vos',
        active: true,
        default_description: null,
        default_ledger_account_id: null,
        default_vat_ledger_account_id: null,
        default_lines: null,
        control_ledger_account_id: null,
      },
    });
    expect((await get('relations?type=4')).body.data.map(shown)).toEqual([['Koper', '1001']]);
    expect((await get('relations')).status).toBe(422);
    expect((await get('relations?type=0')).status).toBe(422);
  });

  it('has who was on the latest documents first', async () => {
    const [, , zwart] = [
      await aSupplier('Appel'),
      await aSupplier('Bos'),
      await aSupplier('Zwart'),
    ];
    await aDocument(app, member, { supplier_relation_id: zwart.id });
    const { data } = (await get('relations?type=5')).body;
    expect(data.map(shown).map(([name]: string[]) => name)).toEqual(['Zwart', 'Appel', 'Bos']);
  });

  it('is searched by name and by code, of all that there are, and shows the first', async () => {
    const count = 60;
    for (let n = 0; n < count; n++) await aSupplier(`Leverancier ${String(n).padStart(2, '0')}`);
    const all = (await get('relations?type=5')).body;
    expect(all.data).toHaveLength(50);
    expect(all.has_more).toBe(true);
    const last = (await get('relations?type=5&search=leverancier%2059')).body;
    expect(last.data.map(shown)).toEqual([['Leverancier 59', null]]);
    await save(last.data[0].client.id, await anAccount('0042', 'Nullen'));
    expect((await get('relations?type=5&search=0042')).body.data.map(shown)).toEqual([
      ['Leverancier 59', '0042'],
    ]);
    expect((await get('relations?type=5&search=%25')).body.data).toEqual([]);
  });

  it('says of who is linked that the account is gone from the package', async () => {
    const vos = await aSupplier('Vos');
    const id = await anAccount('2001', 'Drukkerij Vos');
    await save(vos.id, id);
    await app.db.update(ledger_account).set({ active: false }).where(eq(ledger_account.id, id));
    const [found] = (await get('relations?type=5')).body.data;
    expect(found.ledger_account).toMatchObject({ code: '2001', active: false });
  });

  it('has nobody of another company, and is not for an accountant at the firm', async () => {
    await aSupplier('Vos');
    const company = await aConnectedCompany(app, { booking_enabled: 1 });
    const other = await aMember(app, { company });
    expect((await get('relations?type=5', other)).body.data).toEqual([]);
    expect((await get('relations?type=5', await anAccountant(app))).status).toBe(403);
  });
});

describe('GET relations/uncoupled', () => {
  it('has who is linked with nobody, and who is like the relation before all others', async () => {
    const vos = await aSupplier('Drukkerij Vos B.V.');
    const other = await aSupplier('Ander', { tax_number: '', bank_account: '' });
    await anAccount('2001', 'Aardappelboer');
    await anAccount('2002', 'drukkerij  vos bv');
    await anAccount('2003', 'Zelfde rekening', { bank_accounts: ['NL91ABNA0417164300'] });
    await anAccount('2004', 'Zelfde nummer', { tax_number: 'NL123456782B12' });
    await anAccount('2005', 'Vervallen', { active: false });
    await anAccount('2006', 'Andere onderneming', { office_code: '1002' });
    await save(other.id, await anAccount('2007', 'Gekoppeld'));
    await anAccount('1001', 'Debiteur', { type: DEBTOR });

    const { body } = await get(`relations/uncoupled?type=5&relation_id=${vos.id}`);
    expect(
      body.data.map(({ name, proposed_by }: { name: string; proposed_by: string[] }) => [
        name,
        proposed_by,
      ]),
    ).toEqual([
      ['Zelfde nummer', ['tax_number']],
      ['Zelfde rekening', ['bank_account']],
      ['drukkerij  vos bv', ['name']],
      ['Aardappelboer', []],
    ]);
    expect(names((await get('relations/uncoupled?type=5&search=2001')).body)).toEqual([
      'Aardappelboer',
    ]);
    expect(names((await get('relations/uncoupled?search=DEBITEUR')).body)).toEqual(['Debiteur']);
  });

  it('finds one of ten thousand, and shows the first', async () => {
    await app.db.execute(sql`
      INSERT INTO ledger_account (relation_id, office_code, type, code, name)
      SELECT ${member.company.id}, '1001', 5, '2' || n, 'Crediteur ' || n
      FROM generate_series(10000, 19999) n`);
    const all = (await get('relations/uncoupled?type=5')).body;
    expect({ length: all.data.length, has_more: all.has_more }).toEqual({
      length: 50,
      has_more: true,
    });
    const vos = await aSupplier('Crediteur 17777');
    const found = (await get(`relations/uncoupled?type=5&relation_id=${vos.id}`)).body.data[0];
    expect(found).toMatchObject({ code: '217777', proposed_by: ['name'] });
  });

  it('has nobody of another company, whose relation is unknown', async () => {
    await anAccount('2001', 'Drukkerij Vos');
    const vos = await aSupplier('Vos');
    const company = await aConnectedCompany(app, { booking_enabled: 1 });
    const other = await aMember(app, { company });
    expect((await get('relations/uncoupled?type=5', other)).body.data).toEqual([]);
    const named = `relations/uncoupled?type=5&relation_id=${vos.id}`;
    expect((await get(named, other)).status).toBe(404);
  });
});

describe('PUT relation/save', () => {
  it('links with one that is there, in the place of the one before', async () => {
    const vos = await aSupplier('Vos');
    const [first, second] = [await anAccount('2001', 'Een'), await anAccount('2002', 'Twee')];
    expect(await save(vos.id, first)).toMatchObject({
      status: 200,
      body: { client: { id: vos.id }, type: CREDITOR, ledger_account: { code: '2001' } },
    });
    expect((await save(vos.id, second)).body.ledger_account).toMatchObject({ code: '2002' });
    expect((await get(`relation/${vos.id}`)).body).toMatchObject([
      { type: DEBTOR, ledger_account: null },
      { type: CREDITOR, ledger_account: { code: '2002' } },
    ]);
    // Who was let go can be chosen again.
    expect(names((await get('relations/uncoupled?type=5')).body)).toEqual(['Een']);
    const url = `/api/relations/v1/client/${vos.id}/history`;
    const told = (await app.http.inject({ url, headers: member.headers })).json();
    expect(JSON.stringify(told)).toContain('2002 Twee');
  });

  it('does not put a choice over that of a colleague, which it did not see', async () => {
    const vos = await aSupplier('Vos');
    const [first, second] = [await anAccount('2001', 'Een'), await anAccount('2002', 'Twee')];
    const from = (replaces: number | null, id: number) =>
      ask('PUT', 'relation/save', { relation_id: vos.id, id, replaces });
    expect((await from(null, first)).status).toBe(200);
    expect(await from(null, second)).toMatchObject({
      status: 409,
      body: {
        message:
          'Intussen is deze relatie gekoppeld met crediteur 2001 Een. Kijk eerst wat er is veranderd.',
      },
    });
    // What is so already is no other choice.
    expect((await from(null, first)).status).toBe(200);
    expect((await from(first, second)).body.ledger_account).toMatchObject({ code: '2002' });
  });

  it('refuses what another relation is linked with, and names it; of two at once one is linked', async () => {
    const [vos, wolf] = [await aSupplier('Vos'), await aSupplier('Wolf')];
    const id = await anAccount('2001', 'Drukkerij');
    const both = await Promise.all([save(vos.id, id), save(wolf.id, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = both[0]?.status === 200 ? 'Vos' : 'Wolf';
    expect(both.find(({ status }) => status === 409)?.body.message).toBe(
      `In Twinfield is crediteur 2001 Drukkerij al gekoppeld aan ${first}.`,
    );
  });

  it('gives free what a deleted relation was linked with', async () => {
    const [vos, wolf] = [await aSupplier('Vos'), await aSupplier('Wolf')];
    const id = await anAccount('2001', 'Drukkerij');
    await save(vos.id, id);
    await app.db.update(relation).set({ active: 0 }).where(eq(relation.id, vos.id));
    expect(names((await get('relations/uncoupled?type=5')).body)).toEqual(['Drukkerij']);
    expect((await save(wolf.id, id)).status).toBe(200);
    const links = await app.db
      .select({ party: accounting_relation.enterprise_relation_id })
      .from(accounting_relation)
      .where(eq(accounting_relation.ledger_account_id, id));
    expect(links).toEqual([{ party: wolf.id }]);
    expect(await save(vos.id, id)).toMatchObject({
      status: 409,
      body: { message: 'Deze relatie is verwijderd. Zet de relatie eerst terug.' },
    });
  });

  it('asks for a choice, and takes nothing that cannot be chosen', async () => {
    const vos = await aSupplier('Vos');
    expect(await save(vos.id, null)).toMatchObject({
      status: 422,
      body: { errors: { id: ['Twinfield koppeling is verplicht'] } },
    });
    const gone = await anAccount('2001', 'Weg', { active: false });
    expect(await save(vos.id, gone)).toMatchObject({
      status: 422,
      body: { errors: { id: [expect.stringContaining('vervallen')] } },
    });
    const ledger = await anAccount('4000', 'Kosten', { type: LedgerType.profitAndLoss });
    const elsewhere = await anAccount('2002', 'Elders', { office_code: '1002' });
    for (const id of [ledger, elsewhere, 2_000_000_000])
      expect((await save(vos.id, id)).status).toBe(404);
  });

  it('links no relation, and with nothing, of another company', async () => {
    const [vos, account] = [await aSupplier('Vos'), await anAccount('2001', 'Vos')];
    const theirs = member;
    const company = await aConnectedCompany(app, { booking_enabled: 1 });
    member = await aMember(app, { company });
    const [mine, own] = [await aSupplier('Wolf'), await anAccount('2001', 'Wolf')];
    expect((await save(vos.id, own)).status).toBe(404);
    expect((await save(mine.id, account)).status).toBe(404);
    expect((await get(`relation/${vos.id}`)).status).toBe(404);
    expect((await get(`relation/${vos.id}/invoiceIds`)).status).toBe(404);
    expect((await get(`relation/${vos.id}`, theirs)).body).toMatchObject([
      { ledger_account: null },
      { ledger_account: null },
    ]);
  });
});

describe('GET relation/{id}/invoiceIds', () => {
  it('has the documents of that relation that have a number, the newest first', async () => {
    const [vos, wolf] = [await aSupplier('Vos'), await aSupplier('Wolf')];
    const of = { supplier_relation_id: vos.id };
    const first = await aDocument(app, member, { ...of, invoice_number: '2026-1' });
    const credit = await aDocument(app, member, {
      ...{ ...of, invoice_number: '2026-2', is_credit: true },
    });
    await aDocument(app, member, of);
    await aDocument(app, member, { supplier_relation_id: wolf.id, invoice_number: '2026-1' });
    const path = `relation/${vos.id}/invoiceIds`;
    expect((await get(path)).body).toEqual([
      { id: credit, invoice_number: '2026-2', is_credit: true },
      { id: first, invoice_number: '2026-1', is_credit: false },
    ]);
    expect((await get(`${path}?invoice_number=2026-1`)).body).toEqual([
      { id: first, invoice_number: '2026-1', is_credit: false },
    ]);
  });
});
