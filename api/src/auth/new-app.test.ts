import { desc, eq } from 'drizzle-orm';
import { audit } from '../platform/database/schema/platform';
import { user } from '../platform/database/schema/users';
import { aBrowser } from '../testing/a-browser';
import { appUnderTest } from '../testing/app-under-test';
import { authenticator } from '../testing/authenticator';
import { aMember, type Member, PASSWORD } from '../testing/builders';
import { wasSetUpSince } from './unproven';

// Where it may not be turned off: moving it is the one way to another telephone.
const app = appUnderTest({ config: { twoFactor: 'required' } });
let member: Member;

const NEW_PASSWORD = 'Croissants-2026!';
const BEGIN_ANEW = 'Begin opnieuw met instellen';
const WRONG = '000000';

type Begun = { qr_code_url: string; sealed_secret: string };

/** Somebody whose second factor is on, signed in. */
async function somebody() {
  member = await aMember(app);
  const browser = aBrowser(app);
  const { token, qr_code_url } = (await browser.login(member.user.email)).json();
  const codeAt = authenticator(qr_code_url);
  const first = (await browser.verify(token.token, codeAt())).json();
  const session = callsOf(first.token.token, browser);
  return { ...session, browser, codeAt, recovery_codes: first.recovery_codes as string[] };
}

function callsOf(token: string, browser = aBrowser(app)) {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    browser.send(method, `/users/v1/${path}`, { token, ...(payload && { payload }) });
  return {
    send,
    start: (otp?: string, password = PASSWORD) =>
      send('POST', 'twofactorapp', { password, ...(otp && { otp }) }),
    begin: async (otp?: string, password = PASSWORD): Promise<Begun> =>
      (await send('POST', 'twofactorapp', { password, ...(otp && { otp }) })).json(),
    confirm: (otp: string, { sealed_secret }: Pick<Begun, 'sealed_secret'>) =>
      send('PUT', 'twofactorapp', { otp, sealed_secret }),
  };
}

async function signInWith(code: string, browser = aBrowser(app), remember = false) {
  const { token } = (await browser.login(member.user.email)).json();
  return browser.verify(token.token, code, remember);
}
const statusOf = async (code: string) => (await signInWith(code)).statusCode;

const rowOf = async () =>
  (await app.db.select().from(user).where(eq(user.id, member.user.id)))[0] as typeof member.user;

describe('moving the second factor to another app', () => {
  it('lets the new app in and the old one out, also where it may not be turned off', async () => {
    const { start, confirm, codeAt, recovery_codes } = await somebody();
    const started = await start(recovery_codes[0]);
    expect(started.statusCode).toBe(201);
    const next = authenticator(started.json().qr_code_url);
    const moved = await confirm(next(), started.json());
    expect(moved.statusCode).toBe(200);

    expect(await statusOf(codeAt(1))).toBe(400);
    expect(await statusOf(next(1))).toBe(200);
  });

  it('changes nothing until a code of the new app is right, and after giving up', async () => {
    const { begin, confirm, send, codeAt, recovery_codes } = await somebody();
    const before = await rowOf();
    const begun = await begin(recovery_codes[0]);
    for (const otp of [WRONG, codeAt(1)]) {
      const refused = await confirm(otp, begun);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().message).toBe('Code is onjuist');
    }
    expect(await rowOf()).toEqual(before);
    expect((await send('GET', 'security')).json().two_factor.recovery_codes_left).toBe(9);
    expect(await statusOf(codeAt(1))).toBe(200);
  });

  it('replaces the recovery codes, and asks remembered browsers again', async () => {
    const { begin, confirm, send, codeAt, recovery_codes } = await somebody();
    const remembered = aBrowser(app);
    expect((await signInWith(codeAt(1), remembered, true)).statusCode).toBe(200);
    const begun = await begin(recovery_codes[0]);
    const renewed = (await confirm(authenticator(begun.qr_code_url)(), begun)).json();
    expect(renewed.recovery_codes).toHaveLength(10);

    expect((await send('GET', 'security')).json()).toMatchObject({
      two_factor: { is_enabled: true, recovery_codes_left: 10 },
      devices: [],
    });
    expect((await remembered.login(member.user.email)).json().qr_code_url).toBe('');
    expect(await statusOf(recovery_codes[1] ?? '')).toBe(400);
    expect(await statusOf(renewed.recovery_codes[0])).toBe(200);
  });

  it('takes a code of the present app, and of the new one in the same half minute, once', async () => {
    const { begin, confirm, codeAt } = await somebody();
    const begun = await begin(codeAt(1));
    const otp = authenticator(begun.qr_code_url)();
    expect((await confirm(otp, begun)).statusCode).toBe(200);
    const again = await signInWith(otp);
    expect(again.json().message).toMatch(/^Deze code is al gebruikt/);
  });

  it('leaves the profile as it was, tells in the audit what was done, and keeps no secret there', async () => {
    const { begin, confirm, codeAt } = await somebody();
    const { updated_at } = await rowOf();
    const begun = await begin(codeAt(1));
    await confirm(authenticator(begun.qr_code_url)(), begun);
    const rows = await app.db
      .select({ changes: audit.changes })
      .from(audit)
      .where(eq(audit.user_id, member.user.id))
      .orderBy(desc(audit.id))
      .limit(2);
    expect(rows.map(({ changes }) => changes)).toEqual([
      { two_factor: [null, 'moved'] },
      { two_factor: [null, 'moving'] },
    ]);
    expect((await rowOf()).updated_at).toEqual(updated_at);

    const secret = new URL(begun.qr_code_url).searchParams.get('secret') ?? '?';
    const stored = await app.db.execute('SELECT u::text, a::text FROM "user" u, audit a');
    expect(JSON.stringify(stored.rows)).not.toContain(secret);
    expect(begun.sealed_secret).not.toContain(secret);
  });

  it('is from then on: whoever takes a stolen address back is rid of an app of after the theft', async () => {
    const { begin, confirm, codeAt } = await somebody();
    const stolen = new Date();
    expect(wasSetUpSince(await rowOf(), stolen)).toBe(false);
    const begun = await begin(codeAt(1));
    await confirm(authenticator(begun.qr_code_url)(), begun);
    expect(wasSetUpSince(await rowOf(), stolen)).toBe(true);
  });

  it('pauses after five wrong codes of the new app', async () => {
    const { begin, confirm, codeAt } = await somebody();
    const begun = await begin(codeAt(1));
    for (let tries = 0; tries < 5; tries++)
      expect((await confirm(WRONG, begun)).statusCode).toBe(400);
    const right = await confirm(authenticator(begun.qr_code_url)(), begun);
    expect(right.statusCode).toBe(429);
  });
});

describe('what was begun', () => {
  /** It is refused, and the present app goes on. */
  async function expectEnded(
    begun: Begun,
    { confirm }: Pick<ReturnType<typeof callsOf>, 'confirm'>,
  ) {
    const { totp_secret } = await rowOf();
    const late = await confirm(authenticator(begun.qr_code_url)(), begun);
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toBe(BEGIN_ANEW);
    expect((await rowOf()).totp_secret).toBe(totp_secret);
  }

  it('twice, in two tabs, has a secret for each: the one that is confirmed ends the other', async () => {
    const me = await somebody();
    const one = await me.begin(me.recovery_codes[0]);
    const two = await me.begin(me.recovery_codes[1]);
    expect(two.qr_code_url).not.toBe(one.qr_code_url);
    expect((await me.confirm(authenticator(two.qr_code_url)(), two)).statusCode).toBe(200);
    await expectEnded(one, me);
    await expectEnded(two, me);
  });

  it('ends with a new password: who knew the former one may have seen it', async () => {
    const me = await somebody();
    const begun = await me.begin(me.recovery_codes[0]);
    const form = { current_password: PASSWORD, password: NEW_PASSWORD };
    await me.send('POST', 'change-password', { ...form, password_confirm: NEW_PASSWORD });
    await expectEnded(begun, me);
  });

  it('is of the session that began it, and of nobody else', async () => {
    const me = await somebody();
    const begun = await me.begin(me.recovery_codes[0]);
    const elsewhere = (await signInWith(me.codeAt(1))).json().token.token;
    await expectEnded(begun, callsOf(elsewhere));
    const other = await somebody();
    await expectEnded(begun, other);
  });

  it('is good for half an hour', async () => {
    const me = await somebody();
    for (const [minutes, status] of [
      [31, 409],
      [29, 200],
    ] as const) {
      const then = Date.now() - minutes * 60_000;
      const clock = jest.spyOn(Date, 'now').mockReturnValue(then);
      const begun = await me.begin(me.recovery_codes.pop());
      clock.mockRestore();
      const answer = await me.confirm(authenticator(begun.qr_code_url)(), begun);
      expect(answer.statusCode).toBe(status);
    }
  });

  it('is nothing that a browser can make', async () => {
    const me = await somebody();
    const { totp_secret } = await rowOf();
    for (const sealed_secret of ['x', 'é', totp_secret ?? '', 'A'.repeat(200)])
      expect((await me.confirm(WRONG, { sealed_secret })).statusCode).toBe(409);
  });
});

it('is a 409 for who has no second factor, and where none is offered', async () => {
  app.config.twoFactor = 'optional';
  member = await aMember(app);
  const browser = aBrowser(app);
  const { token } = (await browser.login(member.user.email)).json();
  const without = callsOf(token.token, browser);
  const answers = [await without.start(), await without.confirm(WRONG, { sealed_secret: 'x' })];
  app.config.twoFactor = 'off';
  answers.push(await without.start(), await without.confirm(WRONG, { sealed_secret: 'x' }));
  app.config.twoFactor = 'required';
  const off = 'Tweestapsverificatie is hier niet beschikbaar';
  const notOn = 'Tweestapsverificatie staat niet aan';
  expect(answers.map((answer) => answer.json().message)).toEqual([notOn, notOn, off, off]);
});
