import { accounting_connection } from '../../platform/database/schema/bookkeeping';
import { appUnderTest } from '../../testing/app-under-test';
import { aConnectedCompany, aMember, type Member } from '../../testing/builders';

const app = appUnderTest();

const get = async ({ headers }: Member, path: string) =>
  (await app.http.inject({ url: `/api/administrations/v1/${path}`, headers })).json();

describe('GET checkconnection', () => {
  it('names the office of a company that is connected', async () => {
    const company = await aConnectedCompany(app, { name: 'Bakkerij Jansen' });
    expect(await get(await aMember(app, { company }), 'checkconnection')).toEqual({
      is_connected: true,
      status: 'connected',
      expires_at: null,
      office: { code: 'NLA0001', name: 'Bakkerij Jansen' },
    });
  });

  it('is none for a company without, whatever others have', async () => {
    await aConnectedCompany(app);
    expect(await get(await aMember(app), 'checkconnection')).toEqual({
      is_connected: false,
      office: null,
      status: 'none',
      expires_at: null,
    });
  });

  it.each([
    ['over', -1000, { is_connected: false, status: 'expired' }],
    ['still to come', 3_600_000, { is_connected: true, status: 'connected' }],
  ])('says whether its end is %s; an office may not be chosen yet', async (_, in_ms, expected) => {
    const member = await aMember(app);
    const expires_at = new Date(Date.now() + in_ms);
    const relation_id = member.company.id;
    await app.db.insert(accounting_connection).values({ relation_id, expires_at });
    expect(await get(member, 'checkconnection')).toEqual({
      ...expected,
      office: null,
      expires_at: expires_at.toISOString(),
    });
  });
});

describe('GET currencies', () => {
  it('names the ten that amounts can be in, the euro first', async () => {
    const currencies = await get(await aMember(app), 'currencies');
    const codes = currencies.map(({ code }: { code: string }) => code);
    expect(codes).toEqual('EUR USD JPY GBP BRL INR CNY SAR IRR BGN'.split(' '));
    expect(currencies[1]).toEqual({ code: 'USD', name: 'Amerikaanse dollar' });
  });
});
