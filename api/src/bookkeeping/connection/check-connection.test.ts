import { anAccountant } from '../../testing/a-firm';
import { linkOffice, someCredentials } from '../../testing/an-accounting-link';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember, type Member } from '../../testing/builders';

const app = appUnderTest();

const get = async ({ headers }: Member, path: string) =>
  (await app.http.inject({ url: `/api/administrations/v1/${path}`, headers })).json();

const NONE = {
  exists: false,
  is_connected: false,
  status: 'none',
  broken_by: null,
  office: null,
  organization: null,
  synced_at: null,
  task: null,
};
const CONNECTED = { ...NONE, exists: true, is_connected: true, status: 'connected' };
const BROKEN = { ...NONE, exists: true, status: 'broken', broken_by: 'consent' };

describe('GET checkconnection', () => {
  it('names the office of a company that its firm has linked, and the organisation that it is of', async () => {
    const firm = await anAccountant(app);
    const organization_name = 'Visser';
    const { id: credentials_id, organization_code: code } = await someCredentials(app, firm, {
      organization_name,
    });
    const member = await aMember(app);
    const synced_at = new Date();
    await linkOffice(app, member.company, { credentials_id, synced_at, office_name: 'Jansen' });
    expect(await get(member, 'checkconnection')).toEqual({
      ...CONNECTED,
      office: { code: '1001', name: 'Jansen' },
      organization: { code, name: organization_name },
      synced_at: synced_at.toISOString(),
    });
  });

  it('says why a link no longer works: consent withdrawn, the firm gone, or the office gone', async () => {
    const firm = await anAccountant(app);
    const { id: revoked } = await someCredentials(app, firm, { broken_reason: 'revoked' });
    const { id: good } = await someCredentials(app, firm);
    const office_gone_at = new Date();
    for (const [broken_by, given] of [
      ['consent', { credentials_id: revoked, office_gone_at }],
      ['firm', { credentials_id: null }],
      ['office', { credentials_id: good, office_gone_at }],
    ] as const) {
      const member = await aMember(app);
      await linkOffice(app, member.company, given);
      expect(await get(member, 'checkconnection')).toMatchObject({
        ...BROKEN,
        broken_by,
        office: { code: '1001' },
        organization: broken_by === 'firm' ? null : { code: expect.stringMatching(/^ORG/) },
      });
    }
  });

  it('is none for a company and a firm without, whatever others have', async () => {
    await someCredentials(app, await anAccountant(app));
    await linkOffice(app, (await aMember(app)).company);
    for (const member of [await aMember(app), await anAccountant(app)])
      expect(await get(member, 'checkconnection')).toEqual(NONE);
  });

  it('says of a firm whether one of its organisations lets it in', async () => {
    const firm = await anAccountant(app);
    await someCredentials(app, firm, { broken_reason: 'revoked' });
    expect(await get(firm, 'checkconnection')).toEqual(BROKEN);
    await someCredentials(app, firm);
    expect(await get(firm, 'checkconnection')).toEqual(CONNECTED);
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
