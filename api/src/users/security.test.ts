import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { recovery_code, remembered_device } from '../platform/database/schema/accounts';
import { aBrowser } from '../testing/a-browser';
import { appUnderTest } from '../testing/app-under-test';
import { authenticator } from '../testing/authenticator';
import { aMember, type Member, PASSWORD } from '../testing/builders';

const app = appUnderTest({ config: { twoFactor: 'optional' } });
let member: Member;

beforeEach(async () => {
  member = await aMember(app);
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const WRONG_PASSWORD = 'Anders-2026!';
const password = PASSWORD;

async function signedIn(browser = aBrowser(app, { agent: FIREFOX })) {
  const token: string = (await browser.login(member.user.email)).json().token.token;
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    browser.send(method, `/users/v1/${path}`, { token, ...(payload && { payload }) });
  return { browser, token, call, overview: async () => (await call('GET', 'security')).json() };
}
type SignedIn = Awaited<ReturnType<typeof signedIn>>;

async function turnOn({ call }: SignedIn) {
  const started = await call('POST', 'twofactor', { password });
  const codeAt = authenticator(started.json().qr_code_url);
  const confirmed = await call('PUT', 'twofactor', { otp: codeAt() });
  return { codeAt, recovery_codes: confirmed.json().recovery_codes as string[] };
}

/** What a sign-in in a browser is asked for after the password. */
const askedIn = async (browser = aBrowser(app)): Promise<string> =>
  (await browser.login(member.user.email)).json().qr_code_url;

async function rememberedBrowser(codeAt: (steps: number) => string) {
  const browser = aBrowser(app, { agent: FIREFOX });
  const pending: string = (await browser.login(member.user.email)).json().token.token;
  await browser.verify(pending, codeAt(1), true);
  return browser;
}

describe('turning the second factor on', () => {
  it('takes the password, then the first code, and gives ten recovery codes', async () => {
    const me = await signedIn();
    const { recovery_codes } = await turnOn(me);
    expect(recovery_codes).toHaveLength(10);
    const { two_factor } = await me.overview();
    expect(two_factor).toEqual({ mode: 'optional', is_enabled: true, recovery_codes_left: 10 });
    expect(await askedIn()).toBe('');
  });

  it('does nothing before the first right code, and keeps its secret until then', async () => {
    const me = await signedIn();
    const one = await me.call('POST', 'twofactor', { password });
    const two = await me.call('POST', 'twofactor', { password });
    expect(one.json().qr_code_url).toMatch(/^otpauth:/);
    expect(two.json()).toEqual(one.json());

    const otp = authenticator(one.json().qr_code_url)(10);
    const wrong = await me.call('PUT', 'twofactor', { otp });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().message).toBe('Code is onjuist');
    expect((await me.overview()).two_factor.is_enabled).toBe(false);
    expect(await askedIn()).toBe('valid');
  });

  it('gives the secret to nobody any more once it is on', async () => {
    const me = await signedIn();
    await turnOn(me);
    expect((await me.call('POST', 'twofactor', { password })).statusCode).toBe(409);
    expect((await me.call('PUT', 'twofactor', { otp: '123456' })).statusCode).toBe(409);
  });

  it('keeps nothing readable under an Idempotency-Key', async () => {
    const { token } = await signedIn();
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    const to = { method: 'POST', url: '/api/users/v1/twofactor' } as const;
    const answer = await app.http.inject({ ...to, payload: { password }, headers });
    expect(answer.statusCode).toBe(201);
    const { rows } = await app.db.execute('SELECT i::text AS row FROM idempotency i');
    expect(JSON.stringify(rows)).not.toContain('otpauth');
  });

  it('pauses after five wrong codes', async () => {
    const me = await signedIn();
    await me.call('POST', 'twofactor', { password });
    for (let tries = 0; tries < 5; tries++)
      expect((await me.call('PUT', 'twofactor', { otp: '000000' })).statusCode).toBe(400);
    expect((await me.call('PUT', 'twofactor', { otp: '000000' })).statusCode).toBe(429);
  });
});

describe('turning it off', () => {
  it('forgets secret, recovery codes and remembered devices', async () => {
    const me = await signedIn();
    const { codeAt, recovery_codes } = await turnOn(me);
    await rememberedBrowser(codeAt);
    expect((await me.overview()).devices).toHaveLength(1);

    const [otp] = recovery_codes;
    expect((await me.call('DELETE', 'twofactor', { password, otp })).statusCode).toBe(204);
    const { two_factor, devices } = await me.overview();
    expect(two_factor).toMatchObject({ is_enabled: false, recovery_codes_left: 0 });
    expect(devices).toEqual([]);
    expect(await askedIn()).toBe('valid');
    expect((await me.call('DELETE', 'twofactor', { password })).statusCode).toBe(409);
  });

  it.each([
    ['required', 'Tweestapsverificatie is hier verplicht en kan niet uit'],
    ['off', 'Tweestapsverificatie is hier niet beschikbaar'],
  ] as const)('is a 409 where it is %s', async (mode, text) => {
    const me = await signedIn();
    await turnOn(me);
    app.config.twoFactor = mode;
    const answer = await me.call('DELETE', 'twofactor', { password });
    app.config.twoFactor = 'optional';
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe(text);
    expect((await me.overview()).two_factor.is_enabled).toBe(true);
  });
});

it('new recovery codes replace the old ones', async () => {
  const me = await signedIn();
  const { recovery_codes: old, codeAt } = await turnOn(me);
  const answer = await me.call('POST', 'recoverycodes', { password, otp: codeAt(1) });
  const renewed: string[] = answer.json().recovery_codes;
  const use = async (code = '') => {
    const browser = aBrowser(app);
    const pending: string = (await browser.login(member.user.email)).json().token.token;
    return (await browser.verify(pending, code)).statusCode;
  };
  expect(await use(old[0])).toBe(400);
  expect(await use(renewed[0])).toBe(200);
  expect((await me.overview()).two_factor.recovery_codes_left).toBe(9);
});

describe.each([
  ['DELETE', 'twofactor', 204],
  ['POST', 'recoverycodes', 201],
  ['POST', 'twofactorapp', 201],
] as const)('%s %s, which is a way around the second factor', (method, path, done) => {
  const errorsOf = async (me: SignedIn, otp?: string) =>
    (await me.call(method, path, { password, ...(otp !== undefined && { otp }) })).json().errors;

  it('takes a code beside the password, of the app or to recover with', async () => {
    const me = await signedIn();
    const { codeAt, recovery_codes } = await turnOn(me);
    for (const otp of [undefined, ''])
      expect(await errorsOf(me, otp)).toEqual({
        otp: ['Vul een code uit je app in, of een herstelcode.'],
      });
    expect(await errorsOf(me, '000000')).toEqual({ otp: ['Code is onjuist'] });
    expect((await me.overview()).two_factor).toMatchObject({
      is_enabled: true,
      recovery_codes_left: 10,
    });
    const otp = path === 'twofactor' ? recovery_codes[0] : codeAt(1);
    expect((await me.call(method, path, { password, otp })).statusCode).toBe(done);
  });

  it('takes none of who has used up all recovery codes, as they may have lost the app', async () => {
    const me = await signedIn();
    await turnOn(me);
    await app.db
      .update(recovery_code)
      .set({ used_at: new Date() })
      .where(eq(recovery_code.user_id, member.user.id));
    expect((await me.call(method, path, { password })).statusCode).toBe(done);
  });

  it('pauses after five wrong codes', async () => {
    const me = await signedIn();
    await turnOn(me);
    for (let tries = 0; tries < 5; tries++)
      await me.call(method, path, { password, otp: '000000' });
    const answer = await me.call(method, path, { password, otp: '000000' });
    expect(answer.statusCode).toBe(429);
  });
});

it.each([
  ['POST', 'twofactor'],
  ['DELETE', 'twofactor'],
  ['POST', 'recoverycodes'],
  ['POST', 'twofactorapp'],
] as const)('%s %s asks for the password again, ten times at most', async (method, path) => {
  const me = await signedIn();
  const wrong = await me.call(method, path, { password: WRONG_PASSWORD });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json().errors).toEqual({ password: ['Wachtwoord is onjuist'] });
  for (let tries = 1; tries < 10; tries++)
    await me.call(method, path, { password: WRONG_PASSWORD });
  expect((await me.call(method, path, { password })).statusCode).toBe(429);
});

describe('devices and sessions', () => {
  it('shows by name what is open, and which one this is', async () => {
    const me = await signedIn();
    await signedIn(aBrowser(app, { agent: 'curl/8' }));
    const { sessions } = await me.overview();
    expect(sessions).toHaveLength(3);
    expect(sessions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Firefox op Linux', is_current: true }),
        expect.objectContaining({ name: 'Onbekend apparaat', is_current: false }),
      ]),
    );
    expect(sessions[0].relation_name).toBe(member.company.name);
    expect(sessions[0].network).toBe('127.0.0.*');
  });

  it('asks a device that is forgotten for the second factor again', async () => {
    const me = await signedIn();
    const { codeAt } = await turnOn(me);
    const browser = await rememberedBrowser(codeAt);
    const { devices } = await me.overview();
    expect(devices).toMatchObject([{ name: 'Firefox op Linux' }]);
    expect(await askedIn(browser)).toBe('valid');
    expect((await me.call('DELETE', `device/${devices[0].id}`)).statusCode).toBe(204);
    expect(await askedIn(browser)).toBe('');
    expect((await me.call('DELETE', `device/${devices[0].id}`)).statusCode).toBe(404);
  });

  it('ends one session, or all others', async () => {
    const me = await signedIn();
    const [one, two] = [await signedIn(), await signedIn()];
    const { sessions } = await one.overview();
    const { id } = sessions.find((open: { is_current: boolean }) => open.is_current);
    expect((await me.call('DELETE', `session/${id}`)).statusCode).toBe(204);
    expect((await one.call('GET', 'user')).statusCode).toBe(401);
    expect((await two.call('GET', 'user')).statusCode).toBe(200);
    expect((await me.call('DELETE', 'sessions')).statusCode).toBe(204);
    expect((await two.call('GET', 'user')).statusCode).toBe(401);
    expect((await me.call('GET', 'user')).statusCode).toBe(200);
  });

  it("answers to somebody else's device or session as to one that nobody has", async () => {
    const theirs = await signedIn();
    const { sessions } = await theirs.overview();
    const [device] = await app.db
      .insert(remembered_device)
      .values({ user_id: member.user.id, token_hash: randomUUID(), expires_at: new Date(1e13) })
      .returning();
    member = await aMember(app);
    const me = await signedIn();
    expect((await me.overview()).devices).toEqual([]);
    const pairs = [
      [`session/${sessions[0].id}`, `session/${randomUUID()}`],
      [`device/${device?.id}`, 'device/2000000000'],
    ] as const;
    for (const [foreign, unknown] of pairs) {
      const [first, second] = [await me.call('DELETE', foreign), await me.call('DELETE', unknown)];
      expect(first.statusCode).toBe(404);
      expect({ ...first.json(), reference: '' }).toEqual({ ...second.json(), reference: '' });
    }
    expect((await theirs.call('GET', 'user')).statusCode).toBe(200);
    const kept = eq(remembered_device.id, device?.id ?? 0);
    expect(await app.db.$count(remembered_device, kept)).toBe(1);
  });
});
