import { eq } from 'drizzle-orm';
import { audit } from '../platform/database/schema/platform';
import { relation_user } from '../platform/database/schema/relations';
import { attempt, session } from '../platform/database/schema/sessions';
import { aBrowser } from '../testing/a-browser';
import { appUnderTest } from '../testing/app-under-test';
import { aMember, aUser, type Member, PASSWORD } from '../testing/builders';
import { testApp } from '../testing/test-app';
import { sessionOf } from './tokens';

const app = appUnderTest();
let member: Member;

beforeEach(async () => {
  member = await aMember(app);
});

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'POST', url: `/api/auth/v1/${path}`, payload, headers });
const login = (email: string, password = PASSWORD, headers = {}) =>
  post('login', { email, password }, headers);
const getUser = (token: string) =>
  app.http.inject({ url: '/api/users/v1/user', headers: { authorization: `Bearer ${token}` } });

/** Signs in as a browser does: a token, and the cookie that binds it. */
async function signedIn() {
  const answer = await login(member.user.email);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const token: string = answer.json().token.token;
  const refresh = (bearer: string, binding = cookie) =>
    post('refresh', {}, { authorization: `Bearer ${bearer}`, cookie: binding });
  const row = eq(session.id, sessionOf(token) ?? '');
  return { token, cookie, refresh, row };
}

describe('signing in', () => {
  it('answers with a token for the default company, and no second factor', async () => {
    const answer = await login(member.user.email.toUpperCase());
    expect(answer.json()).toEqual({
      token: {
        token: expect.any(String),
        token_type: 'bearer',
        expires_in: 900,
        is_owner: true,
        relation_id: member.company.id,
        type: 0,
      },
      qr_code_url: 'valid',
      session: expect.objectContaining({ rights_version: expect.any(String) }),
    });
    expect((await getUser(answer.json().token.token)).json().email).toBe(member.user.email);
  });

  it('says the same about a wrong password, an unknown address and an invited user', async () => {
    const invited = await aUser(app, { status: 1 });
    const answers = [
      await login(member.user.email, 'Anders-2026!'),
      await login('niemand@voorbeeld.nl'),
      await login(invited.email),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('Email of wachtwoord is onjuist');
    }
  });

  it('knows an address that lower case makes longer', async () => {
    const { email } = (
      await aMember(app, { user: await aUser(app, { email: 'İVA@voorbeeld.nl' }) })
    ).user;
    expect((await login(email)).statusCode).toBe(200);
  });

  it('refuses a password that is changed right after it was checked: who changes it signs all out', async () => {
    // Between the check and the session the tries are forgotten: then.
    await app.db.execute(`
      CREATE FUNCTION change_password() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        UPDATE "user" SET password_hash = 'another' WHERE id = ${member.user.id}; RETURN NULL; END $$;
    `);
    await app.db.execute(
      'CREATE TRIGGER meanwhile AFTER DELETE ON attempt EXECUTE FUNCTION change_password()',
    );
    const answer = await login(member.user.email).finally(() =>
      app.db.execute('DROP FUNCTION change_password CASCADE'),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('Email of wachtwoord is onjuist');
  });

  it('keeps hashes only: neither token nor cookie can be read from the database', async () => {
    const { token, cookie, row } = await signedIn();
    const stored = JSON.stringify(await app.db.select().from(session).where(row));
    expect(stored).not.toContain(token.split('.')[1]);
    expect(stored).not.toContain(cookie.split('=')[1]);
  });

  it('binds with a cookie that scripts cannot read; on https it is Secure and __Host-', async () => {
    const plain = await login(member.user.email);
    expect(plain.headers['set-cookie']).toMatch(/^bw_bind=.+; Path=\/; HttpOnly; SameSite=Strict$/);
    const https = await testApp({ config: { publicUrl: 'https://boekwerk.example' } });
    const { user } = await aMember(https);
    const payload = { email: user.email, password: PASSWORD };
    const answer = await https.http.inject({ method: 'POST', url: '/api/auth/v1/login', payload });
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-bw_bind=.+HttpOnly; SameSite=Strict; Secure$/,
    );
    await https.close();
  });

  it('is a 429 with the time to wait after ten wrong tries for one address, right or wrong', async () => {
    const wrong = () => login(member.user.email, 'Anders-2026!');
    const answers = await Promise.all(Array.from({ length: 10 }, wrong));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(400));

    const right = await login(member.user.email);
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    expect(right.json().message).toBe('Te veel pogingen. Probeer het over 15 minuten opnieuw.');
  });

  it('counts together whatever the database takes as one address', async () => {
    await aUser(app, { email: 'kim.visser@voorbeeld.nl' });
    const ways = [
      'kim.visser',
      'K\u0130M.VISSER',
      'k\u0130m.v\u0130sser',
      '\u212aim.visser',
      'kim.v\u0130sser',
    ];
    for (let i = 0; i < 2; i++)
      for (const way of ways)
        expect((await login(`${way}@voorbeeld.nl`, 'x')).statusCode).toBe(400);
    expect((await login('k\u0130m.visser@voorbeeld.nl')).statusCode).toBe(429);
    expect((await login('kim.visser@voorbeeld.nl')).statusCode).toBe(429);
  });

  describe('while a stranger tries the address', () => {
    const tryFrom = (remoteAddress: string, cookie = '', password = 'Anders-2026!') =>
      app.http.inject({
        method: 'POST',
        url: '/api/auth/v1/login',
        remoteAddress,
        headers: { cookie },
        payload: { email: member.user.email, password },
      });
    const shutOut = async (remoteAddress: string) => {
      for (let i = 0; i < 10; i++) await tryFrom(remoteAddress);
      expect((await tryFrom(remoteAddress)).statusCode).toBe(429);
    };

    it('lets its owner in from elsewhere', async () => {
      await shutOut('198.51.100.7');
      expect((await tryFrom('198.51.100.8', '', PASSWORD)).statusCode).toBe(200);
      expect((await tryFrom('198.51.100.7', '', PASSWORD)).statusCode).toBe(429);
    });

    it('lets its owner in from the same office, in a browser that was signed in before and in no other', async () => {
      const browser = aBrowser(app);
      await browser.login(member.user.email);
      const cookie = `bw_bind=${browser.cookies.get('bw_bind')}`;
      await shutOut('198.51.100.9');
      const stranger = aBrowser(app);
      await stranger.login((await aMember(app)).user.email);
      const theirs = `bw_bind=${stranger.cookies.get('bw_bind')}`;
      expect((await tryFrom('198.51.100.9', theirs, PASSWORD)).statusCode).toBe(429);
      expect((await tryFrom('198.51.100.9', cookie, PASSWORD)).statusCode).toBe(200);
      // It guesses no more often than any other.
      for (let i = 0; i < 10; i++) await tryFrom('198.51.100.9', cookie);
      expect((await tryFrom('198.51.100.9', cookie, PASSWORD)).statusCode).toBe(429);
    });

    it('lets its owner in at a place that the stranger writes behind the address', async () => {
      const email = `${member.user.email} client 198.51.100.12`;
      for (let i = 0; i < 10; i++) expect((await login(email, 'x')).statusCode).toBe(400);
      expect((await tryFrom('198.51.100.12', '', PASSWORD)).statusCode).toBe(200);
    });

    it('answers its owner, though later, when that comes from everywhere', async () => {
      const subject = `login address ${member.user.email}`;
      const window_ends_at = new Date(Date.now() + 60_000);
      await app.db.insert(attempt).values({ subject, tries: 60, window_ends_at });
      expect((await tryFrom('198.51.100.10', '', PASSWORD)).statusCode).toBe(200);
    });
  });

  it('counts a forged client address only when the gateway hands it on', async () => {
    const ip = async (remoteAddress: string) => {
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      const url = '/api/auth/v1/login';
      const payload = { email: 'niemand@voorbeeld.nl', password: 'x' };
      await app.http.inject({ method: 'POST', url, payload, headers, remoteAddress });
      const { rows } = await app.db.execute(
        `SELECT subject FROM attempt WHERE subject LIKE 'login client%'`,
      );
      return rows.map(({ subject }) => subject);
    };
    expect(await ip('198.51.100.7')).not.toContain('login client 203.0.113.9');
    expect(await ip('127.0.0.1')).toContain('login client 203.0.113.9');
  });
});

describe('refreshing', () => {
  it('gives two tabs that race five times each one and the same successor', async () => {
    const { token, refresh, row } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(token)));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    const tokens = new Set(answers.map((answer) => answer.json().token.token));
    expect(tokens.size).toBe(1);
    expect(tokens.has(token)).toBe(false);
    const [kept] = await app.db.select().from(session).where(row);
    expect(kept?.ended_at).toBeNull();
    expect((await getUser([...tokens][0])).statusCode).toBe(200);
    expect((await getUser(token)).statusCode).toBe(401);
  });

  it('works with a token that has expired', async () => {
    const { token, refresh, row } = await signedIn();
    await app.db
      .update(session)
      .set({ token_expires_at: new Date(Date.now() - 1) })
      .where(row);
    expect((await getUser(token)).statusCode).toBe(401);
    expect((await refresh(token)).statusCode).toBe(200);
  });

  it('ends the session, on record, when a token is used after its grace', async () => {
    const { token, refresh, row } = await signedIn();
    const next: string = (await refresh(token)).json().token.token;
    expect((await getUser(next)).statusCode).toBe(200);
    await app.db
      .update(session)
      .set({ rotated_at: new Date(Date.now() - 11_000) })
      .where(row);

    expect((await refresh(token)).statusCode).toBe(401);
    expect((await getUser(next)).statusCode).toBe(401);
    expect((await refresh(next)).statusCode).toBe(401);
    const rows = await app.db.select().from(audit).where(eq(audit.user_id, member.user.id));
    expect(rows.at(-1)?.changes).toMatchObject({ reason: [null, 'an old token was used'] });
  });

  it('goes on with the successor whose answer was lost, however late', async () => {
    const { token, refresh, row } = await signedIn();
    const lost: string = (await refresh(token)).json().token.token;
    const longAgo = new Date(Date.now() - 20 * 60_000);
    await app.db
      .update(session)
      .set({ rotated_at: longAgo, last_used_at: longAgo, token_expires_at: longAgo })
      .where(row);

    expect((await refresh(token)).json().token).toMatchObject({ token: lost, expires_in: 0 });
    const next: string = (await refresh(lost)).json().token.token;
    expect((await getUser(next)).statusCode).toBe(200);
    // From here on two would hold it.
    expect((await refresh(token)).statusCode).toBe(401);
    expect((await getUser(next)).statusCode).toBe(401);
  });

  it('gives the grace to the last token only', async () => {
    const { token, refresh } = await signedIn();
    const next: string = (await refresh(token)).json().token.token;
    await refresh(next);
    expect((await refresh(token)).statusCode).toBe(401);
    expect((await refresh(next)).statusCode).toBe(401);
  });

  it('is refused in another browser, and does no harm here', async () => {
    const { token, refresh } = await signedIn();
    expect((await refresh(token, 'bw_bind=elders')).statusCode).toBe(401);
    expect((await refresh(token, '')).statusCode).toBe(401);
    expect((await refresh(token)).statusCode).toBe(200);
  });

  it('keeps the first tab alive when a second one signs in in the same browser', async () => {
    const { token, cookie, refresh } = await signedIn();
    const second = await login(member.user.email, PASSWORD, { cookie });
    const kept = String(second.headers['set-cookie']).split(';')[0];
    expect((await refresh(token, kept)).statusCode).toBe(200);
  });

  it.each([
    ['eight hours without a call', { last_used_at: new Date(Date.now() - 8 * 3_600_000 - 1000) }],
    ['twelve hours in all', { created_at: new Date(Date.now() - 12 * 3_600_000 - 1000) }],
  ])('is over after %s', async (_name, age) => {
    const { token, refresh, row } = await signedIn();
    await app.db.update(session).set(age).where(row);
    expect((await getUser(token)).statusCode).toBe(401);
    expect((await refresh(token)).statusCode).toBe(401);
  });
});

it('logging out ends the session at once, for its next token too', async () => {
  const { token, refresh } = await signedIn();
  const out = await post('logout', {}, { authorization: `Bearer ${token}` });
  expect(out.statusCode).toBe(204);
  expect((await getUser(token)).statusCode).toBe(401);
  expect((await refresh(token)).statusCode).toBe(401);
});

it('a role that is withdrawn ends access with the next call', async () => {
  await app.db.delete(relation_user).where(eq(relation_user.user_id, member.user.id));
  const answer = await app.http.inject({ url: '/api/users/v1/user', headers: member.headers });
  expect(answer.statusCode).toBe(401);
});
