import { eq, like } from 'drizzle-orm';
import { attempt, session } from '../platform/database/schema/sessions';
import { user } from '../platform/database/schema/users';
import { aBrowser } from '../testing/a-browser';
import { appUnderTest } from '../testing/app-under-test';
import { authenticator } from '../testing/authenticator';
import { aMember, type Member } from '../testing/builders';
import { sessionOf } from './tokens';

const app = appUnderTest({ config: { twoFactor: 'required' } });
let member: Member;

beforeEach(async () => {
  member = await aMember(app);
});

const WRONG = 'Code is onjuist';

async function signIn(browser = aBrowser(app)) {
  const answer = await browser.login(member.user.email);
  const { token, qr_code_url } = answer.json();
  return { browser, answer, qr_code_url, token: token.token as string };
}

/** Signs in for the first time, and gives what is needed to do so again. */
async function setUp() {
  const first = await signIn();
  const codeAt = authenticator(first.qr_code_url);
  const answer = await first.browser.verify(first.token, codeAt());
  const { recovery_codes, token } = answer.json();
  return { ...first, codeAt, recovery_codes: recovery_codes as string[], full: token.token };
}

describe('setting up', () => {
  it('shows the same secret until the first code succeeds, then ten recovery codes', async () => {
    const first = await signIn();
    const second = await signIn();
    expect(first.qr_code_url).toMatch(
      /^otpauth:\/\/totp\/Boekwerk:.+issuer=Boekwerk&.*digits=6&period=30/,
    );
    expect(second.qr_code_url).toBe(first.qr_code_url);

    const done = await first.browser.verify(first.token, authenticator(first.qr_code_url)());
    expect(done.json().recovery_codes).toHaveLength(10);
    expect(done.json().recovery_codes[0]).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect((await first.browser.whoAmI(done.json().token.token)).statusCode).toBe(200);
  });

  it('makes one secret for two who sign in at once', async () => {
    const [one, two] = await Promise.all([signIn(), signIn()]);
    expect(one.qr_code_url).toBe(two.qr_code_url);
  });

  it('never lets the secret out again, and keeps nothing readable in the database', async () => {
    const { qr_code_url, recovery_codes, codeAt } = await setUp();
    const secret = new URL(qr_code_url).searchParams.get('secret') ?? '?';
    const stored = await app.db.execute('SELECT u::text, r::text FROM "user" u, recovery_code r');
    expect(JSON.stringify(stored.rows)).not.toContain(secret);
    expect(JSON.stringify(stored.rows)).not.toContain(recovery_codes[0]);

    const again = await signIn();
    const verified = await again.browser.verify(again.token, codeAt(1));
    const token: string = verified.json().token.token;
    expect(again.qr_code_url).toBe('');
    expect(verified.json().recovery_codes).toBeNull();
    const security = await again.browser.send('GET', '/users/v1/security', { token });
    for (const { statusCode, body } of [again.answer, verified, security]) {
      expect(statusCode).toBe(200);
      expect(body).not.toContain('otpauth');
      expect(body).not.toContain(secret);
    }
  });

  it('leaves the profile as it was: who has it open may still save it', async () => {
    await setUp();
    const [after] = await app.db.select().from(user).where(eq(user.id, member.user.id));
    expect(after?.updated_at).toEqual(member.user.updated_at);
  });
});

describe('a sign-in that waits for its second factor', () => {
  it('has a token that is good for nothing else', async () => {
    const { browser, token, answer } = await signIn();
    expect(answer.json().token.expires_in).toBe(300);
    expect(answer.json()).not.toHaveProperty('session');
    expect((await browser.whoAmI(token)).statusCode).toBe(401);
    expect((await browser.refresh(token)).statusCode).toBe(401);
    expect((await browser.refresh(token, true)).statusCode).toBe(401);
    const payload = { relation_id: member.company.id };
    const away = await browser.send('PUT', '/auth/v1/relation', { token, payload });
    expect(away.statusCode).toBe(401);
  });

  it('says who somebody is, and what they may, with the second factor alone', async () => {
    const { browser, token, qr_code_url } = await signIn();
    const code = authenticator(qr_code_url)();
    const wrong = await browser.verify(token, code === '000000' ? '000001' : '000000');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).not.toHaveProperty('session');
    const { session, token: full } = (await browser.verify(token, code)).json();
    expect(session.user).toEqual((await browser.whoAmI(full.token)).json());
    expect(session.company.rights).toMatchObject({ signedIn: true });
  });

  it('goes on under a new token, and the one before it is dead', async () => {
    const { browser, token, full } = await setUp();
    expect(full).not.toBe(token);
    expect(sessionOf(full)).toBe(sessionOf(token));
    expect((await browser.whoAmI(token)).statusCode).toBe(401);
    expect((await browser.refresh(full)).statusCode).toBe(200);
  });

  it('waits five minutes', async () => {
    const { browser, token, qr_code_url } = await signIn();
    await app.db
      .update(session)
      .set({ token_expires_at: new Date(Date.now() - 1) })
      .where(eq(session.id, sessionOf(token) ?? ''));
    const late = await browser.verify(token, authenticator(qr_code_url)());
    expect(late.statusCode).toBe(401);
  });

  it('is none when the token is no token, or of a session that is complete', async () => {
    const { browser, codeAt, full } = await setUp();
    for (const token of ['', 'x', full])
      expect((await browser.verify(token, codeAt(1))).statusCode).toBe(401);
  });
});

describe('a code', () => {
  it('is good once: of two sign-ins with it at once one gets in', async () => {
    const { codeAt } = await setUp();
    const [one, two] = [await signIn(), await signIn()];
    const code = codeAt(1);
    const answers = await Promise.all([
      one.browser.verify(one.token, code),
      two.browser.verify(two.token, code),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json().message).toBe(
      'Deze code is al gebruikt. Wacht op de volgende code in je app.',
    );
  });

  it('is spent together with those before it', async () => {
    const { codeAt } = await setUp();
    const { browser, token } = await signIn();
    // Of one moment: half a minute may end on the way.
    const codes = [codeAt(-1), codeAt(0), codeAt(1)] as const;
    expect((await browser.verify(token, codes[2])).statusCode).toBe(200);
    const again = await signIn();
    for (const code of codes)
      expect((await again.browser.verify(again.token, code)).statusCode).toBe(400);
  });

  it.each([-10, 10])('of %d steps away is wrong', async (steps) => {
    const { codeAt } = await setUp();
    const { browser, token } = await signIn();
    const answer = await browser.verify(token, codeAt(steps));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(WRONG);
  });

  it.each(['', '12345', '1234567', '١٢٣٤٥٦', '１２３４５６', "' OR 1=1"])(
    'that is no code (%p) is refused with the same words',
    async (otp) => {
      const { browser, token } = await signIn();
      const answer = await browser.verify(token, otp);
      expect([400, 422]).toContain(answer.statusCode);
      expect(answer.body).toContain(WRONG);
    },
  );

  it('five times wrong makes a pause of fifteen minutes, which signing in anew does not end', async () => {
    const { codeAt } = await setUp();
    const { browser, token } = await signIn();
    const tries = like(attempt.subject, `code user ${member.user.id}%`);
    const wrong = () => browser.verify(token, codeAt(10));
    for (const { statusCode } of await Promise.all([wrong(), wrong(), wrong(), wrong()]))
      expect(statusCode).toBe(400);
    // However late the fifth comes, from there on it is the whole pause.
    await app.db
      .update(attempt)
      .set({ window_ends_at: new Date(Date.now() + 60_000) })
      .where(tries);
    expect((await wrong()).statusCode).toBe(400);

    const again = await signIn();
    const right = await again.browser.verify(again.token, codeAt(1));
    expect(right.statusCode).toBe(429);
    expect(right.json().message).toBe('Te veel pogingen. Probeer het over 15 minuten opnieuw.');
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(14 * 60);

    await app.db
      .update(attempt)
      .set({ window_ends_at: new Date(0) })
      .where(tries);
    expect((await again.browser.verify(again.token, codeAt(1))).statusCode).toBe(200);
    expect(await app.db.$count(attempt, tries)).toBe(0);
  });
});

describe('codes that a stranger who has the password tries', () => {
  it('shut out no browser that was signed in before; a new password forgets them', async () => {
    const { browser: own, codeAt } = await setUp();
    const subject = `code user ${member.user.id}`;
    const window_ends_at = new Date(Date.now() + 60_000);
    await app.db.insert(attempt).values({ subject, tries: 30, window_ends_at });
    const stranger = await signIn();
    expect((await stranger.browser.verify(stranger.token, codeAt(10))).statusCode).toBe(429);

    const again = await signIn(own);
    expect((await own.verify(again.token, codeAt(1))).statusCode).toBe(200);
  });
});

describe('a recovery code', () => {
  it('opens the door once, in small e-mails too', async () => {
    const { recovery_codes } = await setUp();
    const [code = ''] = recovery_codes;
    const first = await signIn();
    expect((await first.browser.verify(first.token, code.toLowerCase())).statusCode).toBe(200);
    const second = await signIn();
    const again = await second.browser.verify(second.token, code);
    expect(again.statusCode).toBe(400);
    expect(again.json().message).toBe(WRONG);
  });

  it('of somebody else is wrong', async () => {
    const { recovery_codes } = await setUp();
    member = await aMember(app);
    await setUp();
    const { browser, token } = await signIn();
    expect((await browser.verify(token, recovery_codes[0] ?? '')).statusCode).toBe(400);
  });
});

describe('where it is not required', () => {
  afterEach(() => {
    app.config.twoFactor = 'required';
  });

  it.each(['optional', 'off'] as const)('(%s) nobody has to set it up', async (mode) => {
    app.config.twoFactor = mode;
    expect((await signIn()).qr_code_url).toBe('valid');
  });

  it('who has it is asked where it is optional, and where it is off nobody', async () => {
    await setUp();
    app.config.twoFactor = 'optional';
    expect((await signIn()).qr_code_url).toBe('');
    app.config.twoFactor = 'off';
    expect((await signIn()).qr_code_url).toBe('valid');
  });
});
