import { linkedPackage } from '../../testing/linked-package';
import { twinfield } from '../twinfield';

const { standIn, accounting, signIn, linked } = linkedPackage();

const HOUR_MS = 60 * 60_000;
const asked = { state: 'toestand', nonce: 'eenmalig' };
const codeFor = async (nonce = asked.nonce) => {
  const url = accounting().authorizeUrl({ state: 'toestand', nonce });
  return (await standIn().consent(url)).code ?? '';
};
const settings = () => ({
  ...standIn().config.twinfield,
  redirectUri: `${standIn().config.publicUrl}/settings/company/twinfield`,
});

describe('consent', () => {
  it('is asked on the package’s own page, and comes back with state and code', async () => {
    const url = new URL(accounting().authorizeUrl({ state: 'a&b=c', nonce: 'n#1' }));
    expect(url.origin).toBe(standIn().url);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'boekwerk',
      redirect_uri: 'http://127.0.0.1:3000/settings/company/twinfield',
      response_type: 'code',
      scope: 'openid twf.user twf.organisation twf.organisationUser offline_access',
      state: 'a&b=c',
      nonce: 'n#1',
    });
    expect(await standIn().consent(url.href)).toEqual({
      state: 'a&b=c',
      code: expect.stringMatching(/^[\w-]{20,}$/),
    });
    expect(await standIn().refuse(url.href)).toEqual({ state: 'a&b=c', error: 'access_denied' });
  });

  it('gives tokens, who they are for, and where the web services are', async () => {
    const grant = await signIn('TULIP/TDEVRIES');
    expect(grant).toMatchObject({
      organization: { code: 'TULIP' },
      user_code: 'TDEVRIES',
      cluster_url: `${standIn().url}/cluster1`,
    });
    const life = grant.expires_at.getTime() - Date.now();
    expect(life).toBeGreaterThan(0.9 * HOUR_MS);
    expect(life).toBeLessThanOrEqual(HOUR_MS);
  });

  it('counts once, and a second time ends what the first gave', async () => {
    const code = await codeFor();
    const { refresh_token } = await accounting().exchangeCode({ code, nonce: asked.nonce });
    const again = accounting().exchangeCode({ code, nonce: asked.nonce });
    await expect(again).rejects.toMatchObject({ reason: 'grantEnded' });
    await expect(accounting().refresh(refresh_token)).rejects.toMatchObject({
      reason: 'grantEnded',
    });
  });

  it.each([
    ['another nonce', 'anders', 'eenmalig'],
    ['no nonce to hold it against', 'eenmalig', ''],
  ])('is refused with %s', async (_, sent, held) => {
    const code = await codeFor(sent);
    await expect(accounting().exchangeCode({ code, nonce: held })).rejects.toMatchObject({
      reason: 'grantEnded',
    });
  });

  it('is refused for a code that nobody gave', async () => {
    const invented = accounting().exchangeCode({ code: 'verzonnen', nonce: asked.nonce });
    await expect(invented).rejects.toMatchObject({ reason: 'grantEnded' });
  });

  it('is refused to whoever does not know our secret', async () => {
    const other = twinfield({ ...settings(), clientSecret: 'geraden' });
    await expect(other.exchangeCode({ code: await codeFor(), nonce: asked.nonce })).rejects.toThrow(
      expect.objectContaining({ reason: 'clientRefused' }),
    );
  });
});

describe('a refresh', () => {
  it('gives another access token under the same refresh token', async () => {
    const before = await signIn();
    const after = await accounting().refresh(before.refresh_token);
    expect(after.refresh_token).toBe(before.refresh_token);
    expect(after.access_token).not.toBe(before.access_token);
    expect(after.cluster_url).toBe(before.cluster_url);
  });

  it('gives the refresh token that takes the place of the one before', async () => {
    const { refresh_token } = await signIn();
    await standIn().fault({ fault: 'refresh-rotates' });
    const after = await accounting().refresh(refresh_token);
    await expect(accounting().refresh(refresh_token)).rejects.toMatchObject({
      reason: 'grantEnded',
    });
    expect((await accounting().refresh(after.refresh_token)).access_token).not.toBe('');
  });

  it('helps against an access token that is past its hour, and not against one that was revoked', async () => {
    const { refresh_token, cluster_url } = await signIn();
    const access = await linked();
    await standIn().fault({ fault: 'expire-tokens' });
    await expect(accounting().listOffices(access)).rejects.toMatchObject({
      reason: 'unauthorized',
    });
    const { access_token } = await accounting().refresh(refresh_token);
    const fresh = { access_token, cluster_url: cluster_url ?? '' };
    expect(await accounting().listOffices(fresh)).toHaveLength(4);

    await standIn().fault({ fault: 'revoke-tokens' });
    await expect(accounting().listOffices(fresh)).rejects.toMatchObject({
      reason: 'unauthorized',
    });
    await expect(accounting().refresh(refresh_token)).rejects.toMatchObject({
      reason: 'grantEnded',
    });
  });

  it.each<[{ fault: string; seconds?: number }, string]>([
    [{ fault: 'lost' }, 'noAnswer'],
    [{ fault: 'error' }, 'noAnswer'],
    [{ fault: 'html' }, 'noAnswer'],
    [{ fault: 'half' }, 'noAnswer'],
    [{ fault: 'empty' }, 'noAnswer'],
    [{ fault: 'too-many', seconds: 7 }, 'tooMany'],
  ])('that meets %j says %s', async (fault, reason) => {
    const { refresh_token } = await signIn();
    await standIn().fault({ ...fault, call: 'token' });
    await expect(accounting().refresh(refresh_token)).rejects.toMatchObject({
      reason,
      retry_after_s: fault.seconds ?? null,
    });
    expect((await accounting().refresh(refresh_token)).access_token).not.toBe('');
  });
});

describe('where the web services are', () => {
  it('is not known when the package does not say', async () => {
    const { refresh_token } = await signIn();
    await standIn().fault({ fault: 'cluster-unknown' });
    expect((await accounting().refresh(refresh_token)).cluster_url).toBeNull();
    expect((await signIn()).cluster_url).toBeNull();
  });

  it('is said anew when they have moved', async () => {
    const { refresh_token } = await signIn();
    const access = await linked();
    await standIn().fault({ fault: 'cluster-moved' });
    await expect(accounting().readOffice(access)).rejects.toMatchObject({ reason: 'moved' });
    expect((await accounting().refresh(refresh_token)).cluster_url).toBe(
      `${standIn().url}/cluster2`,
    );
  });

  it('is never elsewhere, whatever a link has kept', async () => {
    const access = { ...(await linked()), cluster_url: 'https://kwaad.example' };
    await expect(accounting().readOffice(access)).rejects.toMatchObject({
      reason: 'foreignCluster',
    });
  });
});
