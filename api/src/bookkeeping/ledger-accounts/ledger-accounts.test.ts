import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { eq } from 'drizzle-orm';
import { accounting_connection, ledger_account } from '../../platform/database/schema/accounting';
import { anAccountant } from '../../testing/a-firm';
import { aConnectedCompany } from '../../testing/an-accounting-link';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember, type Member } from '../../testing/builders';

const app = appUnderTest();
let member: Member;

beforeAll(async () => {
  member = await aMember(app, { company: await aConnectedCompany(app) });
  const of = { relation_id: member.company.id, office_code: '1001' };
  await app.db.insert(ledger_account).values([
    { ...of, code: 'P2', name: 'Verbouwing', type: LedgerType.project },
    { ...of, code: 'P1', name: 'Nieuwbouw', type: LedgerType.project },
    { ...of, code: 'P0', name: 'Afgerond', type: LedgerType.project, active: false },
    { ...of, code: 'K1', name: 'Kantoor', type: LedgerType.costCentre },
  ]);
});

const list = async ({ headers }: Member, query = '') => {
  const url = `/api/administrations/v1/ledgeraccounts${query}`;
  const reply = await app.http.inject({ url, headers });
  return { status: reply.statusCode, body: reply.json() };
};
const codes = async (of: Member, query = '') =>
  (await list(of, query)).body.map(({ code }: { code: string }) => code);

describe('GET ledgeraccounts', () => {
  it('has the active accounts by code, of one type when that is asked', async () => {
    expect(await codes(member)).toEqual(['K1', 'P1', 'P2']);
    expect(await codes(member, '?type=3')).toEqual(['P1', 'P2']);
    expect(await codes(member, '?type=6')).toEqual([]);
    expect((await list(member)).body[0]).toEqual({
      id: expect.any(Number),
      code: 'K1',
      name: 'Kantoor',
      type: LedgerType.costCentre,
      active: true,
      journal_category: null,
      is_final: false,
      default_ledger_account_id: null,
      vat_is_sale: null,
      vat_percentage: null,
      vat_is_reversed: null,
      vat_is_within_union: null,
    });
    expect((await list(member, '?type=ander')).status).toBe(422);
  });

  it('has none of another company, and is not for an accountant', async () => {
    const other = await aMember(app, { company: await aConnectedCompany(app) });
    expect(await codes(other)).toEqual([]);
    expect((await list(await anAccountant(app))).status).toBe(403);
  });

  it('has none once the link is gone', async () => {
    const ofMember = eq(accounting_connection.relation_id, member.company.id);
    await app.db.delete(accounting_connection).where(ofMember);
    expect(await codes(member)).toEqual([]);
  });
});
