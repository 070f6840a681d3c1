import type { LedgerAccount } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { ledger_account } from '../platform/database/schema/accounting';
import { aConnectedCompany } from '../testing/an-accounting-link';
import { appUnderTest } from '../testing/app-under-test';
import { aCustomer, aMember, type Company, type Member } from '../testing/builders';
import { aForm, aLine, callsOf } from './testing/an-invoice';

const app = appUnderTest();
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeAll(async () => {
  member = await aMember(app, { company: await aConnectedCompany(app) });
  customer = await aCustomer(app, member.company);
  calls = callsOf(app, member.headers);
});

let last = 0;
async function anAccount(
  type: LedgerAccount['type'],
  given: { active?: boolean; company?: Company } = {},
) {
  const { company = member.company, active = true } = given;
  const code = `A${++last}`;
  const [made] = await app.db
    .insert(ledger_account)
    .values({ relation_id: company.id, office_code: '1001', code, name: code, type, active })
    .returning();
  return made?.id as number;
}

const save = (...lines: object[]) =>
  calls.post('invoice', aForm(customer, { products: lines.map((line) => aLine(line)) }));

describe('project and cost centre of a line', () => {
  it('are kept, through every change, with the invoice that credits or copies it', async () => {
    const line = {
      project_ledger_id: await anAccount(LedgerType.project),
      cost_place_ledger_id: await anAccount(LedgerType.costCentre),
    };
    const none = { project_ledger_id: null, cost_place_ledger_id: null };
    const { status, body } = await save(line, {});
    expect([status, body.products]).toMatchObject([201, [line, none]]);
    const form = aForm(customer, { products: [aLine(), aLine(line)] });
    expect((await calls.put(`invoice/${body.id}`, form)).body.products).toMatchObject([none, line]);
    await calls.put(`invoice/${body.id}/sent`);
    for (const action of ['copy', 'credit'])
      expect((await calls.post(`invoice/${body.id}/${action}`)).body.products).toMatchObject([
        ...[none, line],
      ]);
  });

  it('are listed by line for who books the invoice, to nobody else', async () => {
    const project_ledger_id = await anAccount(LedgerType.project);
    const cost_place_ledger_id = await anAccount(LedgerType.costCentre);
    const { body } = await save({}, { project_ledger_id, cost_place_ledger_id });
    const url = `/api/administrations/v1/invoice/${body.id}/ledgers`;
    const links = await app.http.inject({ url, headers: member.headers });
    expect(links.json()).toEqual([
      {
        invoice_product_id: body.products[0].id,
        cost_place_ledger_account_id: null,
        project_ledger_account_id: null,
      },
      {
        invoice_product_id: body.products[1].id,
        cost_place_ledger_account_id: cost_place_ledger_id,
        project_ledger_account_id: project_ledger_id,
      },
    ]);
    const { headers } = await aMember(app, { company: await aConnectedCompany(app) });
    expect((await app.http.inject({ url, headers })).statusCode).toBe(404);
  });

  it.each([
    ['project_ledger_id', 'Project niet gevonden'],
    ['cost_place_ledger_id', 'Kostplaats niet gevonden'],
  ])('%s is not one of another company, nor one that nobody has', async (field, message) => {
    const type = field === 'project_ledger_id' ? LedgerType.project : LedgerType.costCentre;
    const { company } = await aMember(app);
    for (const id of [await anAccount(type, { company }), 2_000_000_000]) {
      const { status, body } = await save({}, { [field]: id });
      expect([status, body.message]).toEqual([404, message]);
    }
  });

  it('are active accounts of their own type; each wrong one is named at its line', async () => {
    const project = await anAccount(LedgerType.project);
    const wrong = {
      project_ledger_id: await anAccount(LedgerType.costCentre),
      cost_place_ledger_id: project,
    };
    const closed = {
      project_ledger_id: await anAccount(LedgerType.project, { active: false }),
      cost_place_ledger_id: await anAccount(LedgerType.costCentre, { active: false }),
    };
    const { status, body } = await save({ project_ledger_id: project }, wrong, closed);
    expect([status, body.errors]).toEqual([
      422,
      {
        'products.1.project_ledger_id': ['Kies een actief project'],
        'products.1.cost_place_ledger_id': ['Kies een actieve kostplaats'],
        'products.2.project_ledger_id': ['Kies een actief project'],
        'products.2.cost_place_ledger_id': ['Kies een actieve kostplaats'],
      },
    ]);
  });
});
